import type { catalogue } from '@wakeel/contract'

/** What an app costs by the month or for good, in fils. */
export const priceOf = (app: catalogue.App): number => Math.round(app.pricing.price_aed * 100)
