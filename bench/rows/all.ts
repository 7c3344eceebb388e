import { creator } from './creator.ts'
import { creatorPage } from './creator-page.ts'
import { demo } from './demo.ts'
import { detail } from './detail.ts'
import { accountExport } from './export.ts'
import { firstLoad } from './first-load.ts'
import { install } from './install.ts'
import { largestPaint } from './largest-paint.ts'
import { list } from './list.ts'
import { memory } from './memory.ts'
import { modelRun } from './model-run.ts'
import { protocols } from './protocols.ts'
import { review } from './review.ts'
import { reviewsPage } from './reviews-page.ts'
import type { Row } from './row.ts'
import { search } from './search.ts'
import { signIn } from './sign-in.ts'
import { start } from './start.ts'
import { streams } from './streams.ts'
import { twoProcesses } from './two-processes.ts'

/** In the order of the table. */
export const rows: readonly Row[] = [
  list,
  creatorPage,
  detail,
  reviewsPage,
  search,
  demo,
  review,
  signIn,
  modelRun,
  protocols,
  streams,
  start,
  memory,
  install,
  firstLoad,
  largestPaint,
  creator,
  accountExport,
  twoProcesses,
]
