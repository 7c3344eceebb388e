import { expect, type Page } from '@playwright/test'
import { openAnew, test } from './fixtures.ts'
import { storeUrl } from './store.ts'

const isPath = true
const phone = { viewport: { width: 390, height: 844 } }

/** What the page asked the store for that a document may already hold. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(
        (path) =>
          /^\/api\/(apps|store|creators|plans|offers|status|contact|legal|moderation)/.test(path) &&
          !path.endsWith('/demo'),
      ),
  )

test.describe('a page at a path of its own', () => {
  for (const [path, title] of [
    ['/en', 'Agents that do the work'],
    ['/ar/apps', 'وكلاء الذكاء الاصطناعي'],
    ['/en/apps?category=health', 'AI agents'],
    ['/ar/apps/vat-invoice-desk', 'مكتب الضريبة والفواتير'],
    ['/en/apps/vat-invoice-desk/demo', 'Try VAT & Invoice Desk'],
    ['/en/pricing', 'Plans and pricing'],
    ['/ar/offers', 'العروض الخاصة'],
    ['/en/developers', 'For developers'],
    ['/ar/receipts', 'التحقق من إيصال'],
    ['/en/status', 'Status'],
    ['/ar/legal/terms', 'شروط الاستخدام'],
    ['/en/legal/earnings', 'How creators earn'],
    ['/ar/legal/contact', 'تواصل معنا'],
    ['/en/legal/moderation', 'Moderation log'],
    ['/ar/creators/store', 'وكيل'],
    ['/en/apps/no-such-agent', 'This agent is not in the store'],
    ['/en/creators/nobody', 'This creator has no page'],
  ] as const)
    test(`${path} can be read without script, and is taken over as it stands`, async ({ open }) => {
      const still = await open(path, { isPath, expected: /404/, javaScriptEnabled: false })
      await expect(still.getByRole('heading', { level: 1 })).toHaveText(title)

      const page = await open(path, { isPath, expected: /404/ })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(await asked(page)).toEqual([])
      expect(page.url()).toBe(storeUrl + path)
    })

  test('leads on, back and forward, by paths where there are paths', async ({ open }) => {
    const page = await open('/en/apps?category=business', { isPath })
    await page.getByRole('link', { name: 'VAT & Invoice Desk', exact: true }).click()
    await expect(page).toHaveURL(`${storeUrl}/en/apps/vat-invoice-desk`)
    await page.getByRole('link', { name: 'Try Demo' }).click()
    await expect(page).toHaveURL(`${storeUrl}/en/apps/vat-invoice-desk/demo`)
    await page.getByRole('link', { name: 'Wakeel Pro' }).click()
    await expect(page).toHaveURL(`${storeUrl}/en/pricing`)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Try VAT & Invoice Desk' })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(`${storeUrl}/en/apps?category=business`)
    await expect(page.getByRole('radio', { name: /Business/, checked: true })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'VAT & Invoice Desk', level: 1 })).toBeVisible()
  })

  test('on a phone, in Arabic whatever the browser asks for, runs the demo', async ({ open }) => {
    const page = await open('/ar/apps/vat-invoice-desk', { isPath, ...phone })
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await page.getByRole('link', { name: 'جرّب مجانًا' }).click()
    await expect(page).toHaveURL(`${storeUrl}/ar/apps/vat-invoice-desk/demo`)
    await page.getByRole('textbox', { name: 'طلبك' }).fill('ضريبة 5% على 1000 درهم')
    await page.getByRole('button', { name: 'جرّب مجانًا' }).click()
    await expect(page.getByText(/50/).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${storeUrl}/ar/apps/vat-invoice-desk`)
  })

  test('is drawn with what this tab kept of it', async ({ open }) => {
    const page = await open('/en/apps/vat-invoice-desk/demo', { isPath })
    await page.getByRole('textbox', { name: 'Your request' }).fill('5% of 300')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Your request' })).toHaveValue('5% of 300')
  })

  test('changes its path with its language, and back again', async ({ open }) => {
    const page = await open('/en/apps', { isPath })
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    const { pathname } = new URL(page.url())
    expect(pathname).toMatch(/^\/en\/apps\/[a-z0-9-]+$/)
    await page.getByRole('banner').getByRole('button', { name: 'العربية' }).click()
    await expect(page).toHaveURL(storeUrl + pathname.replace('/en/', '/ar/'))
    await expect(page.getByRole('link', { name: 'التطبيقات' }).first()).toHaveAttribute(
      'href',
      '/ar/apps',
    )
    await page.goBack()
    await expect(page).toHaveURL(`${storeUrl}/en/apps`)
    await expect(page.getByRole('heading', { name: 'AI agents' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apps' }).first()).toHaveAttribute(
      'href',
      '/en/apps',
    )
  })

  test('says what it is to nobody any more once another page is open', async ({ open }) => {
    const page = await open('/en/apps/vat-invoice-desk', { isPath })
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await page.getByRole('link', { name: 'Apps' }).first().click()
    await expect(page.getByRole('heading', { name: 'AI agents' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})

test('a part of a page has an address of its own, at a path and behind the #', async ({ open }) => {
  const page = await open('/en/developers#mcp', { isPath })
  await expect(page.getByRole('heading', { name: 'Over MCP' })).toBeInViewport()
  await page.getByRole('link', { name: 'Receipts', exact: true }).click()
  await expect(page).toHaveURL(`${storeUrl}/en/developers#receipts`)
  await expect(page.getByRole('heading', { name: /receipts/ })).toBeInViewport()
  await openAnew(page, '/developers#rules')
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeInViewport()
})

test('addresses behind the # lead where they led, and stay there', async ({ open }) => {
  const page = await open('/app-store/vat-invoice-desk')
  await page.getByRole('link', { name: 'Try Demo' }).click()
  await expect(page).toHaveURL(`${storeUrl}/#/app-store/vat-invoice-desk/demo`)
  await openAnew(page, '/app-store?category=health')
  await expect(page.getByRole('radio', { name: /Health/, checked: true })).toBeVisible()
})
