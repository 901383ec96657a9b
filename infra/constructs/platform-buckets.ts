import type { BucketName } from '@forecourt/contracts/functions/needs'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import type { Construct } from 'constructs'
import { edgeRegion, type Stage } from '../config/stages.ts'
import { PrivateBucket } from './private-bucket.ts'

/** The platform's buckets: releases and the shell, pictures, and dropped feeds. */
export function makeBuckets(scope: Construct, stage: Stage): Record<BucketName, PrivateBucket> {
  const logsTo = new PrivateBucket(scope, 'logs-bucket', { stage, name: 'logs', expirationDays: 90 })
  logsTo.allowLogs({ under: 'edge/', from: edgeRegion })
  const assets = new PrivateBucket(scope, 'assets-bucket', {
    stage,
    name: 'assets',
    logsTo,
    overwrittenPrefix: snapshotPrefix,
  })
  // A release's server build is stored beside its browser files, and is private.
  assets.allowEdge({ paths: ['assets/*', 'remotes/*'], except: ['remotes/*/*/server/*'] })
  // Uploaded pictures lie beside their renditions, under pictures/. They are private: they hold the camera's metadata.
  const media = new PrivateBucket(scope, 'media-bucket', { stage, name: 'media', logsTo })
  media.allowEdge({ paths: ['media/*'] })
  const feeds = new PrivateBucket(scope, 'feeds-bucket', { stage, name: 'feeds', logsTo, expirationDays: 90 })
  feeds.announceObjects()
  return { assets, media, feeds }
}
