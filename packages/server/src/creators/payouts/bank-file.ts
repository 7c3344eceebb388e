import { toCsv } from '../../csv.ts'
import { toWallClock } from '../../uae-calendar.ts'
import type { Payer } from '../dependencies.ts'
import { numberOf, type PayoutRow } from './payout-moves.ts'

/** What ISO 20022 says where something is not known. */
const NOT_PROVIDED = 'NOTPROVIDED'

export interface BankOrder {
  week: string
  /** When the payouts were given to the bank. */
  sentAt: Date
  payouts: readonly PayoutRow[]
  /** What is not known of whoever pays, the bank knows from whoever hands the file in. */
  payer: Payer
}

/** Payouts as a table, for a bank's portal or a spreadsheet. */
export function toBankCsv({ week, payouts, payer }: BankOrder): Uint8Array {
  const rows = payouts.map((payout) => [
    numberOf(payout),
    payout.holderName,
    payout.iban,
    payout.fils,
    'AED',
    remittance(payout, week, payer),
  ])
  return toCsv([['reference', 'beneficiary', 'iban', 'amount', 'currency', 'remittance'], ...rows])
}

/** Payouts as a customer credit transfer of ISO 20022, pain.001.001.09: a message for each week, which a bank accepts once. */
export function toPain001({ week, sentAt, payouts, payer }: BankOrder): Uint8Array {
  // Banks accept a message once by this, so it stays as it is whoever runs the store.
  const message = `WAKEEL-${week}`
  const count = String(payouts.length)
  const sum = decimal(payouts.reduce((total, { fils }) => total + fils, 0))
  const madeAt = toWallClock(sentAt).toISOString().slice(0, 19)
  const name = element('Nm', toBankText(payer.seller?.name.en ?? NOT_PROVIDED).slice(0, 70))
  const account = payer.iban
    ? element('IBAN', payer.iban)
    : element('Othr', element('Id', NOT_PROVIDED))
  const header = element(
    'GrpHdr',
    element('MsgId', message),
    element('CreDtTm', `${madeAt}+04:00`),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('InitgPty', name),
  )
  const payment = element(
    'PmtInf',
    element('PmtInfId', message),
    element('PmtMtd', 'TRF'),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('ReqdExctnDt', element('Dt', madeAt.slice(0, 10))),
    element('Dbtr', name),
    element('DbtrAcct', element('Id', account), element('Ccy', 'AED')),
    element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', NOT_PROVIDED)))),
    element('ChrgBr', 'SHAR'),
    ...payouts.map((payout) => transfer(payout, week, payer)),
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${element('CstmrCdtTrfInitn', header, payment)}</Document>\n`,
  )
}

function transfer(payout: PayoutRow, week: string, payer: Payer): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', numberOf(payout))),
    element('Amt', `<InstdAmt Ccy="AED">${decimal(payout.fils)}</InstdAmt>`),
    element('Cdtr', element('Nm', toBankText(payout.holderName))),
    element('CdtrAcct', element('Id', element('IBAN', payout.iban))),
    element('RmtInf', element('Ustrd', remittance(payout, week, payer))),
  )
}

const element = (name: string, ...content: string[]): string =>
  `<${name}>${content.join('')}</${name}>`

const remittance = (payout: PayoutRow, week: string, { seller }: Payer): string =>
  [seller && toBankText(seller.name.en).slice(0, 70), 'payout', numberOf(payout), week]
    .filter(Boolean)
    .join(' ')

const decimal = (fils: number): string => (fils / 100).toFixed(2)

/** In the letters that every bank reads; none of them has a meaning in XML. */
const toBankText = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll('&', '+')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, '.')
