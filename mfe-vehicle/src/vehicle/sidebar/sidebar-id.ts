/** The sticky header shows once the sidebar has left the screen. */
export const sidebarId = 'vehicle-sidebar'
