/** What a shopper reads beside the marketing box; stored with the lead. A change of the words is a new version. */
export const marketingWording = ({ name }: { name: string }): { wording: string; version: string } => ({
  wording: `Send me offers from ${name}. You can stop them at any time.`,
  version: '1',
})
