import { createHmac, hkdfSync } from 'node:crypto'
import { bind } from '../bind.ts'
import type { ReceiptDependencies, ReceiptParts } from './dependencies.ts'
import { getReceipt } from './get-receipt.ts'
import { verifyReceipt } from './verify-receipt.ts'

/** Signed statements of what runs were, which others verify without the store. */
export function createReceipts(dependencies: ReceiptDependencies) {
  const key = Buffer.from(hkdfSync('sha256', dependencies.secret, '', 'wakeel.receipts', 32))
  const parts: ReceiptParts = {
    ...dependencies,
    pseudonym: (of) => createHmac('sha256', key).update(of).digest('base64url'),
  }
  return bind(parts, { getReceipt, verifyReceipt })
}
