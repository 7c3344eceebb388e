const DAY_MS = 24 * 3_600_000

/** So long a rise is known before anybody pays it. */
const NOTICE_DAYS = 14

/** When what is announced now takes effect. */
export const endOfNotice = (announcedAt: Date): Date =>
  new Date(announcedAt.getTime() + NOTICE_DAYS * DAY_MS)
