import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { goTo } from './settled.ts'

const words = {
  'en-US': {
    request: 'Your request',
    question: 'Basic salary AED 10,000, seven years of service. What is the gratuity?',
    run: 'Execute Demo',
    receipt: 'Receipt',
    file: 'Or choose its file',
    good: 'This receipt is genuine',
    wrong: 'This is not what was signed',
  },
  'ar-AE': {
    request: 'طلبك',
    question: 'الراتب الأساسي ١٠٬٠٠٠ درهم ومدة الخدمة ٧ سنوات، كم مكافأة نهاية الخدمة؟',
    run: 'جرّب مجانًا',
    receipt: 'الإيصال',
    file: 'أو اختر ملفه',
    good: 'هذا الإيصال صحيح',
    wrong: 'هذا ليس ما وُقّع عليه',
  },
} as const

for (const [locale, said] of Object.entries(words))
  test(`a receipt is kept, verified, and told from one with another character, ${locale}`, async ({
    open,
  }) => {
    const page = await open('/app-store/end-of-service-gratuity/demo', { locale })
    await page.getByRole('textbox', { name: said.request }).fill(said.question)
    await page.getByRole('button', { name: said.run }).click()
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: said.receipt, exact: true }).click()
    const download = await kept
    expect(download.suggestedFilename()).toMatch(/^wakeel-receipt-[0-9a-f-]{36}\.json$/)
    const file = readFileSync(await download.path(), 'utf8')

    await goTo(page, '/receipts')
    await page.getByLabel(said.file).setInputFiles({
      name: 'receipt.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    })
    await expect(page.getByText(said.good)).toBeVisible()
    expect(await violationsInAppearances(page)).toEqual([])

    const { jws } = JSON.parse(file) as { jws: string }
    const [head, payload = '', signature] = jws.split('.')
    const claims = Buffer.from(payload, 'base64url').toString()
    const changed = claims.replace(/(?<="elapsed_ms":)\d/, (digit) =>
      String((Number(digit) % 9) + 1),
    )
    const altered = Buffer.from(changed).toString('base64url')
    expect(altered).not.toBe(payload)
    await page.getByLabel(said.file).setInputFiles({
      name: 'receipt.json',
      mimeType: 'application/json',
      buffer: Buffer.from([head, altered, signature].join('.')),
    })
    await expect(page.getByText(said.wrong)).toBeVisible()
    await expect(page.getByText(said.good)).toBeHidden()
  })
