import type { StageName } from '@forecourt/contracts/platform/stages'
import type { Site } from '@forecourt/contracts/site/site'
import { RemovalPolicy } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { readSearchTier, type SearchTier } from './search-tier.ts'

/** AWS requires CloudFront's firewall and logs in this region; all else is in `homeRegion`. */
export const edgeRegion = 'us-east-1'

type StageSettings = {
  /** The removal policy of tables, buckets and logs. None outlives a failed first deploy, as the next deploy needs its name. */
  keep: RemovalPolicy
  /** Tables have deletion protection. */
  isProtected: boolean
  logRetention: RetentionDays
  /** The default tier of the stock's index; `-c search=` overrides it. */
  search: SearchTier
  /** A local cloud has no distributions for tenants: its requests come from elsewhere. */
  hasEdge: boolean
  /**
   * Dealers' sites answer at `<slug>.<this>`; `-c domain=` overrides it. Without one, each answers at its own domain:
   * CloudFront allows a domain once per account, and production has it.
   */
  siteDomain?: string
  /** Variables of the functions that call a provider, by its name: those that differ between stages, or that an operator may change. */
  providers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The monthly budget in US dollars, beyond which an alert is sent, unless `-c budget=` is given; absent where nothing is paid. */
  budgetDollars?: number
  /** The API's throttling: requests a second, and the burst. */
  throttle: { rate: number; burst: number }
  /** Whether functions reserve concurrency, which a small account does not have. */
  reservesConcurrency: boolean
}

/** Stages whose data is disposable. */
const trial = {
  keep: RemovalPolicy.DESTROY,
  isProtected: false,
  search: { kind: 'embedded' },
  throttle: { rate: 200, burst: 200 },
  reservesConcurrency: false,
} as const

/** `domain` sends e-mail to dealers: an operator has verified it with SES. YouX's and the invoices' addresses and the payment provider's key are placeholders for those of a contract. */
const providersOf = (domain: string) => ({
  email: { EMAIL_FROM: `enquiries@${domain}` },
  invoices: { INVOICES_URL: 'https://invoices.dealers.example' },
  payment: { PAYMENT_PUBLISHABLE_KEY: 'pk_test_placeholder' },
  youx: { YOUX_URL: 'https://api.youx.example', YOUX_REDIRECT_HOSTS: 'apply.youx.example' },
})

/** All differences between the stages. */
const stages = {
  /** A cloud on one machine. */
  local: {
    ...trial,
    logRetention: RetentionDays.ONE_DAY,
    hasEdge: false,
    providers: providersOf('local.forecourt.example'),
  },
  dev: {
    ...trial,
    logRetention: RetentionDays.ONE_WEEK,
    hasEdge: true,
    siteDomain: 'dev.forecourt.example',
    providers: providersOf('dev.forecourt.example'),
    budgetDollars: 50,
  },
  staging: {
    keep: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    isProtected: false,
    logRetention: RetentionDays.ONE_MONTH,
    search: { kind: 'domain', instance: 't3.small.search', nodes: 2, diskGb: 10 },
    hasEdge: true,
    siteDomain: 'staging.forecourt.example',
    providers: providersOf('staging.forecourt.example'),
    budgetDollars: 200,
    throttle: { rate: 500, burst: 500 },
    reservesConcurrency: false,
  },
  prod: {
    keep: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    isProtected: true,
    logRetention: RetentionDays.THREE_MONTHS,
    search: { kind: 'domain', instance: 'r7g.large.search', nodes: 2, diskGb: 50 },
    hasEdge: true,
    providers: providersOf('forecourt.example'),
    // The output of `npm run cost -- --dealers 1000`; a test keeps the two equal.
    budgetDollars: 6041,
    throttle: { rate: 5000, burst: 2000 },
    reservesConcurrency: true,
  },
} as const satisfies Record<StageName, StageSettings>

function readDomain(given: unknown, { name, siteDomain }: Stage): string {
  if (siteDomain === undefined)
    throw new RangeError(`In ${name} dealers' sites have addresses of their own: leave -c domain out.`)
  const domain = String(given)
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain
  throw new RangeError(`domain is "${domain}": it must be one that dealers' sites can be under, like ${siteDomain}.`)
}

/** A dealer's site on a stage, with the stage's address, also in its links. */
export const siteForStage = ({ siteDomain }: Stage, site: Site): Site =>
  siteDomain === undefined ? site : { ...site, url: `https://${site.slug}.${siteDomain}` }

export type Stage = StageSettings & { name: keyof typeof stages }

/** The unparsed stage arguments of the command line. */
type Given = { search?: unknown; budget?: unknown; domain?: unknown }

/**
 * Reads `-c stage=…`, `dev` when it is not given, `-c search=…`, `-c budget=…` and `-c domain=…`. Throws RangeError with
 * the allowed values.
 */
export function stageOf(name: unknown = 'dev', { search, budget, domain }: Given = {}): Stage {
  for (const known of Object.keys(stages) as (keyof typeof stages)[])
    if (known === name) {
      const stage: Stage = { name: known, ...stages[known] }
      return {
        ...stage,
        ...(search !== undefined && { search: readSearchTier(search, stage.hasEdge) }),
        ...(budget !== undefined && { budgetDollars: readBudget(budget) }),
        ...(domain !== undefined && { siteDomain: readDomain(domain, stage) }),
      }
    }
  throw new RangeError(`There is no stage ${JSON.stringify(name)}. The stages are: ${Object.keys(stages).join(', ')}.`)
}

function readBudget(given: unknown): number {
  const dollars = Number(given)
  if (Number.isInteger(dollars) && dollars > 0) return dollars
  throw new RangeError(`budget is "${given}": it must be whole US dollars a month, like 6000.`)
}
