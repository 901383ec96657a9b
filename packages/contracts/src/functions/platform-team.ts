/** The team whose functions are operations' own: they are deployed with the platform, and by no squad. */
export const platformTeam = 'platform'
