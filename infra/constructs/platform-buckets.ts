import type { BucketName } from '@forecourt/contracts/functions/owners'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { maxValuationDays } from '@forecourt/contracts/trade-in/valuation'
import type { Construct } from 'constructs'
import { edgeRegion, type Stage } from '../config/stages.ts'
import { PrivateBucket } from './private-bucket.ts'

/** The platform's buckets: releases and the shell, pictures, dropped feeds, what browsers upload, and photos that were made of that. */
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
  const uploads = new PrivateBucket(scope, 'uploads-bucket', {
    stage,
    name: 'uploads',
    logsTo,
    expirationDays: 1,
    isErasable: true,
    takesUploads: true,
  })
  const photos = new PrivateBucket(scope, 'photos-bucket', {
    stage,
    name: 'photos',
    logsTo,
    expirationDays: maxValuationDays,
    isErasable: true,
  })
  return { assets, media, feeds, uploads, photos }
}
