import { z } from 'zod'

/** A file, sent as it is and not as JSON. */
export const Download = z.custom<{ bytes: Uint8Array; filename: string }>()

/** A file of rows holds no more; what lies beyond is asked for with narrower filters. */
export const MAX_EXPORTED_ROWS = 50_000

/** The header by which a file says that more rows matched than it holds: how many it holds. */
export const TRUNCATED_AT_HEADER = 'x-truncated-at'
