/** The demonstration dealers: every one shows what a site can be, and none is a real business. Other folders are customers' sites. */
export const demoDealers = ['drivewise', 'harbourside', 'meridian', 'northgate', 'openroad'] as const
