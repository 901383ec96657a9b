import type { CostLimits } from '@forecourt/lambda-kit/data/cost-limits'

/** FQ-8. What the finance provider and the geocoder are asked at most. A day's spend is the platform's burst and 24 times its hour. */
export const quoteLimits = {
  /** A shopper who moves sliders makes some thirty calls; a scraper makes many more. */
  quotes: {
    address: { burst: 60, perHour: 1800 },
    site: { burst: 1200, perHour: 7200 },
    platform: { burst: 10_000, perHour: 20_000 },
  },
  /** An application is made once; one that failed is repeated a few times. An address has room for twenty people who repeat theirs. */
  customers: {
    phone: { burst: 10, perHour: 10 },
    address: { burst: 40, perHour: 19 },
    site: { burst: 200, perHour: 200 },
    platform: { burst: 1500, perHour: 500 },
  },
  postcodes: {
    address: { burst: 60, perHour: 240 },
  },
  /** Paid by the call. Above it the table of localities answers, which costs nothing: nobody is refused. */
  geocoder: {
    site: { burst: 300, perHour: 60 },
    platform: { burst: 2000, perHour: 250 },
  },
} as const satisfies Record<string, CostLimits>
