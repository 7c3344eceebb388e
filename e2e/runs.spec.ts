import { describe, expect, test } from 'vitest'
import { open, signUp } from './fixtures.ts'

describe('a stranger', () => {
  test('gets a correct answer from the first screen, without an account', async () => {
    const page = await open('/')
    // Which agent the first screen asks depends on what others have run meanwhile.
    await page
      .getByRole('list', { name: 'Questions to start with' })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: 'Run free demo' }).click()
    await page.getByText(/Answered in .+ by the built-in engine/).waitFor()
    expect(page.url()).toMatch(/#\/app-store\/[a-z0-9-]+\/demo$/)
  })

  test('works out a gratuity to the fils, three times and not a fourth', async () => {
    const page = await open('/app-store/end-of-service-gratuity/demo')
    const box = page.getByRole('textbox', { name: 'Your request' })
    await box.fill(
      'Basic salary AED 10,000, seven years of service. What is the end of service gratuity?',
    )
    for (const left of [
      '2 of 3 free runs left',
      '1 of 3 free runs left',
      '0 of 3 free runs left',
    ]) {
      await page.getByRole('button', { name: 'Execute Demo' }).click()
      await page.getByText(left).waitFor()
      expect(await page.getByRole('region', { name: 'Answer' }).innerText()).toContain('55,000.00')
    }
    await page.getByRole('button', { name: 'Upgrade Required' }).waitFor()
    await page.reload()
    expect(await page.getByRole('button', { name: 'Upgrade Required' }).isDisabled()).toBe(true)
  })

  test('asks in Arabic and is answered in Arabic, right to left', async () => {
    const page = await open('/app-store/end-of-service-gratuity/demo', { locale: 'ar-AE' })
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page
      .getByRole('textbox', { name: 'طلبك' })
      .fill('الراتب الأساسي ١٠٬٠٠٠ درهم ومدة الخدمة ٧ سنوات، كم مكافأة نهاية الخدمة؟')
    await page.getByRole('button', { name: 'جرّب مجانًا' }).click()
    const answer = page.getByRole('region', { name: 'الإجابة' })
    await answer.getByText('55,000.00').first().waitFor()
    expect(await answer.innerText()).toMatch(/مكافأة/)
  })

  test('is asked by name for what is missing', async () => {
    const page = await open('/app-store/end-of-service-gratuity/demo')
    await page
      .getByRole('textbox', { name: 'Your request' })
      .fill('What is my gratuity after seven years?')
    await page.getByRole('button', { name: 'Execute Demo' }).click()
    await page.getByRole('region', { name: 'Answer' }).getByText(/basic/i).first().waitFor()
  })

  test('has three more runs after signing up', async () => {
    const page = await open('/app-store/corporate-tax-estimator/demo')
    await page
      .getByRole('textbox', { name: 'Your request' })
      .fill('Corporate tax on a profit of AED 500,000')
    await page.getByRole('button', { name: 'Execute Demo' }).click()
    await page.getByRole('region', { name: 'Answer' }).getByText('11,250').first().waitFor()
    await signUp(page)
    await page.goto(page.url().replace(/#.*/, '#/app-store/corporate-tax-estimator/demo'))
    await page.getByText('3 of 3 free runs left').waitFor()
  })
})
