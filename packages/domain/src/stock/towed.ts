/** Item types of what is towed: it has no engine and no odometer, and nobody drives it. */
export const towedTypes = ['caravan']

export const isTowed = (itemType: string): boolean => towedTypes.includes(itemType.toLowerCase())
