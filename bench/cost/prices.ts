/**
 * AWS's list prices in US dollars, without discounts and free tiers, as they were noted on that day. The model is as true as
 * this table: compare what is not in `checked` with the price pages before a decision hangs on it.
 */
export const prices = {
  notedOn: '2026-11-22',
  region: 'ap-southeast-2 (Sydney); the edge: Australia',
  lambda: { gbSecond: 0.0000133334, millionRequests: 0.2 },
  api: { millionRequests: 1.29 },
  dynamodb: { millionReads: 0.1423, millionWrites: 0.7115, gbMonth: 0.285, backupGbMonth: 0.228 },
  s3: { gbMonth: 0.025, thousandPuts: 0.0055, thousandGets: 0.00044 },
  cloudfront: {
    gbOut: 0.114,
    millionRequests: 1.25,
    millionFunctionCalls: 0.1,
    tenants: { free: 10, flatUpTo: 200, flat: 20, eachBeyond: 0.1 },
  },
  waf: { acl: 5, rule: 1, millionRequests: 0.6 },
  opensearch: {
    hour: {
      't3.small.search': 0.056,
      'm7g.large.search': 0.169,
      'r7g.large.search': 0.227,
      'r7g.xlarge.search': 0.454,
      'r7g.2xlarge.search': 0.908,
    },
    gbMonth: 0.1464,
  },
  network: { endpointHour: 0.013 },
  sqs: { millionRequests: 0.5 },
  cloudwatch: { gbLogs: 0.67, gbLogsToS3: 0.335, alarm: 0.1, dashboard: 3 },
  xray: { millionTraces: 5 },
  secrets: { each: 0.4, tenThousandCalls: 0.05 },
} as const

export const hoursOfMonth = 730

/** Prices that were found on a page again on that day, by their place in the table, and on which page. */
export const checked: Readonly<Record<string, string>> = {
  'lambda.gbSecond': 'cloudchipr.com/blog/aws-lambda-pricing, Arm, US East: most regions have the same',
  'lambda.millionRequests': 'git.mcrn.ar/mariano/lambda_local_runner, lambda-13-cost.md',
  'cloudfront.gbOut': 'aws.amazon.com/cloudfront/pricing, Australia and New Zealand, the first 10 TB',
  'cloudfront.millionFunctionCalls': 'awsnegotiations.com/cloudfront-functions-pricing.html',
  'waf.acl': 'awsnegotiations.com/waf-pricing-strategy.html; every region has the same, says a blog of AWS',
  'waf.rule': 'awsnegotiations.com/waf-pricing-strategy.html',
  'waf.millionRequests': 'awsnegotiations.com/waf-pricing-strategy.html',
  'secrets.each': 'hivebook.wiki, aws-secrets-manager, US East',
  'secrets.tenThousandCalls': 'hivebook.wiki, aws-secrets-manager, US East',
}

/** The place of each price in the table: `lambda.gbSecond`. */
export function pricePaths(of: object = prices, under = ''): string[] {
  return Object.entries(of).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'number') return [under + name]
    return typeof value === 'object' && value !== null ? pricePaths(value, `${under}${name}.`) : []
  })
}
