import { creators, paymentsAdmin, type RequestOf } from '@wakeel/contract'

const { listPayoutWeeks, listWeekPayouts, makeBankFile, confirmPayouts, returnPayout } =
  creators.routes

/** What the payments administration asks for, payouts with it. */
export const paymentsAdminRoutes = {
  ...paymentsAdmin.routes,
  listPayoutWeeks,
  listWeekPayouts,
  makeBankFile,
  confirmPayouts,
  returnPayout,
}

export const bankFileName = ({ week, format }: RequestOf<typeof makeBankFile>) =>
  `payouts-${week}.${format === 'csv' ? 'csv' : 'xml'}`
