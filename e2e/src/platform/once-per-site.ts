import type { Platform } from './platform.ts'

/** Does the same as `work`, once for each site of a platform. */
export function oncePerSite<Result>(
  work: (platform: Platform, slug: string) => Promise<Result>,
): (platform: Platform, slug: string) => Promise<Result> {
  const platforms = new WeakMap<Platform, Map<string, Promise<Result>>>()
  return (platform, slug) => {
    const sites = platforms.get(platform) ?? new Map<string, Promise<Result>>()
    platforms.set(platform, sites)
    const started = sites.get(slug) ?? work(platform, slug)
    sites.set(slug, started)
    return started
  }
}
