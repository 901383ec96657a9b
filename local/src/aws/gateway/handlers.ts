import { handler as beacons } from '@forecourt/functions/beacons'
import { handler as document } from '@forecourt/functions/document'
import { handler as media } from '@forecourt/functions/media'
import { handler as registry } from '@forecourt/functions/registry'
import { handler as releaseGuard } from '@forecourt/functions/release-guard'
import { handler as search } from '@forecourt/functions/search'
import { handler as stockImport } from '@forecourt/functions/stock-import'
import { handler as stockIndex } from '@forecourt/functions/stock-index'
import { handler as vehicle } from '@forecourt/functions/vehicle'
import type { DropHandler } from '../feeds/feed-drop.ts'
import type { StreamHandler } from '../tables/change-stream.ts'
import type { Functions } from './gateway.ts'
import { oneByOne } from './one-by-one.ts'

/** The handlers that are deployed, each from its function's folder. */
export const httpFunctions: Functions = { beacons, document, media: oneByOne(media), registry, search, vehicle }
export const onStockChange: StreamHandler = stockIndex
export const onFeedDrop: DropHandler = stockImport
export const guardReleases = releaseGuard
