/** What the benchmark uses of it; it brings no types. */
declare module 'itemsjs' {
  type Bucket = { key: string; doc_count: number }
  type Found<T> = {
    data: { items: T[]; aggregations: Record<string, { buckets: Bucket[] }> }
    pagination: { total: number }
  }
  type Engine<T> = {
    search(options: { per_page: number; page: number; filters: object; query?: string }): Found<T>
  }
  export default function itemsjs<T>(
    items: T[],
    options: { aggregations: object; searchableFields?: string[] },
  ): Engine<T>
}
