import { expect, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { type Open, readIn, signUpInForm, test } from './fixtures.ts'
import { confirmEmail, type Person, signUp } from './people.ts'
import { storeUrl } from './store.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

/** Somebody who may publish. */
async function creator(): Promise<Person> {
  const person = await signUp()
  await confirmEmail(person)
  return person
}

/** The forge of somebody who may publish, with the idea written and the price as suggested. */
async function describeIdea(
  open: Open,
  idea: { goal: string; audience: string; input: string },
): Promise<Page> {
  const page = await open('/create', { as: await creator() })
  await page.getByLabel('Problem or goal').fill(idea.goal)
  await page.getByLabel('Target audience').fill(idea.audience)
  await page.getByText(idea.input, { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  return page
}

const gratuity = {
  goal: 'Work out the end of service gratuity of our site workers from their basic salary and years of service',
  audience: 'Quantity surveyors of a contracting company',
  input: 'Business data',
}

test.describe('an idea', () => {
  test('becomes an agent in the store that somebody else finds by search and gets an answer from', async ({
    open,
  }) => {
    const creator = await describeIdea(open, gratuity)
    await creator.getByRole('button', { name: 'Generate agent' }).click()
    await expect(
      creator.getByRole('alert').getByText('AI Agent generated successfully!'),
    ).toBeVisible()
    await creator.getByRole('button', { name: 'Edit', exact: true }).click()
    await creator.getByLabel('Name', { exact: true }).fill('Surveyor’s Gratuity Clerk')
    await creator.getByRole('button', { name: 'Save' }).click()
    await expect(creator.getByRole('heading', { name: 'Surveyor’s Gratuity Clerk' })).toBeVisible()
    const prompts = creator.getByRole('list', { name: /^Demo prompts/ }).getByRole('button')
    await prompts.first().click()
    await expect(creator.getByText(/^Answered in .+ by the built-in engine/)).toBeVisible()
    await creator.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(
      creator.getByRole('alert').getByText('Agent published to marketplace!'),
    ).toBeVisible()
    await expect(creator).toHaveURL(/#\/app-store\/[a-z-]+/)

    const visitor = await open('/search')
    await visitor.getByRole('searchbox').last().fill('surveyor gratuity clerk')
    await visitor.keyboard.press('Enter')
    await visitor
      .getByRole('link', { name: /Surveyor’s Gratuity Clerk/ })
      .first()
      .click()
    await expect(
      visitor.getByRole('heading', { name: 'Surveyor’s Gratuity Clerk', level: 1 }),
    ).toBeVisible()
    await visitor.getByRole('link', { name: 'Try Demo' }).first().click()
    await visitor
      .getByRole('textbox', { name: 'Your request' })
      .fill('Basic salary AED 10,000, seven years of service. What is the gratuity?')
    await visitor.getByRole('button', { name: 'Execute Demo' }).click()
    await expect(
      visitor.getByRole('region', { name: 'Answer' }).getByText('55,000.00').first(),
    ).toBeVisible()
  })

  test('of somebody who has not confirmed the e-mail is published after its link was opened', async ({
    open,
  }) => {
    const person = await signUp()
    const page = await open('/create', { as: person, expected: /403/ })
    await page.getByRole('button', { name: 'Minutes from notes' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Generate agent' }).click()
    await expect(page.getByText('Confirm your email to publish agents')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('alert').getByText(/Confirm your email first/)).toBeVisible()
    await confirmEmail(person)
    await page.reload()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/#\/app-store\/[a-z-]+/)
  })

  test('written by a visitor is still there after a reload and after signing up', async ({
    open,
  }) => {
    const page = await open('/create')
    await page.getByLabel('Problem or goal').fill(gratuity.goal)
    await page.getByLabel('Target audience').fill(gratuity.audience)
    await page.getByText(gratuity.input, { exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Price in dirhams').fill('55')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign in to generate' })).toBeVisible()
    await expect(page.getByLabel('Price in dirhams')).toHaveValue('55')
    await signUpInForm(page)
    await go(page, '/create')
    await expect(page.getByLabel('Price in dirhams')).toHaveValue('55')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Problem or goal')).toHaveValue(gratuity.goal)
  })

  test('in Arabic becomes an agent that is written in Arabic and answers in Arabic', async ({
    open,
  }) => {
    const page = await open('/create', { as: await creator(), locale: 'ar-AE' })
    await page.getByRole('button', { name: 'ضريبة عروض الأسعار' }).click()
    await page.getByRole('button', { name: 'متابعة' }).click()
    await page.getByRole('button', { name: 'أنشئ الوكيل' }).click()
    await expect(page.getByRole('alert').getByText('تم إنشاء الوكيل الذكي بنجاح!')).toBeVisible()
    const prompts = page.getByRole('list', { name: /^طلبات تجريبية/ }).getByRole('button')
    await expect(prompts.first()).toHaveText(/[\u0600-\u06ff]/)
    await prompts.first().click()
    await expect(page.getByText(/^أُجيب خلال/)).toBeVisible()
    await page.getByRole('button', { name: 'انشر', exact: true }).click()
    await expect(page.getByRole('alert').getByText('نُشر الوكيل في المتجر!')).toBeVisible()
    await expect(page).toHaveURL(/#\/app-store\/[a-z-]+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
  })
})

test.describe('the editor', () => {
  test('publishes a next version, and goes back to the first with one click', async ({ open }) => {
    const page = await describeIdea(open, {
      ...gratuity,
      goal: 'Turn meeting notes into minutes with owners and dates',
    })
    await page.getByRole('button', { name: 'Generate agent' }).click()
    await page.getByRole('link', { name: 'Edit everything' }).click()
    // Until the editor has arrived there is the preview's own button of this name.
    await expect(page).toHaveURL(/#\/creator\/agents\/[\w-]+/)
    await expect(page.getByLabel('One line')).toBeVisible()
    // The journey above publishes the same idea, at the same moment perhaps, under the names that it is given.
    await page.getByLabel('Name', { exact: true }).fill('Minutes of the site office')
    await page.getByLabel('Name in Arabic').fill('محاضر مكتب الموقع')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page).toHaveURL(/#\/app-store\/[a-z-]+/)
    await page.goBack()
    await expect(page.getByText('Version 1 is in the store')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Minutes, second edition')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Working on version 2')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/#\/app-store\/[a-z-]+/)
    await expect(
      page.getByRole('heading', { name: 'Minutes, second edition', level: 1 }),
    ).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Go back to version 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back to version 1' }).click()
    await expect(page.getByText('Version 1 is in the store', { exact: true })).toBeVisible()
  })

  test('says what keeps an agent out of the store, and lets it be mended', async ({ open }) => {
    const page = await describeIdea(open, gratuity)
    await page.getByRole('button', { name: 'Generate agent' }).click()
    await page.getByRole('link', { name: 'Edit everything' }).click()
    const line = page.getByLabel('One line')
    await line.fill('Write to me at clerk@quotes.ae')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('heading', { name: 'A moderator will look at it' })).toBeVisible()
    await expect(
      page.getByText(/^Something in the line under the name looks like an address/),
    ).toBeVisible()
    expect(await violationsInAppearances(page)).toEqual([])
    await page.getByRole('button', { name: 'Take it back' }).click()
    await line.fill('What a leaver is owed')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('alert').getByText('Agent published to marketplace!')).toBeVisible()
  })
})

for (const language of ['en', 'ar']) {
  test.describe(`in ${language} everybody can use`, () => {
    test('each step of the forge and the editor', async ({ open }) => {
      const page = await describeIdea(open, gratuity)
      if (language === 'ar') await readIn(page, 'ar-AE')
      const [back, generate] =
        language === 'en' ? ['Back', 'Generate agent'] : ['رجوع', 'أنشئ الوكيل']
      const [everything, trial] =
        language === 'en' ? ['Edit everything', 'Try'] : ['عدّل كل شيء', 'جرّب']
      await expect(page.getByRole('button', { name: generate })).toBeVisible()
      const found = [...(await violationsInAppearances(page))]
      await page.getByRole('button', { name: back }).click()
      await expect(page.getByRole('textbox').nth(1)).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      await page.locator('form button[type="submit"]').last().click()
      await page.getByRole('button', { name: generate }).click()
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await page
        .getByRole('list')
        .filter({ has: page.locator('li > button[title]') })
        .getByRole('button')
        .first()
        .click()
      await expect(page.getByText(/^(Answered in|أُجيب خلال)/)).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      await page.getByRole('link', { name: everything }).click()
      await expect(
        page.getByRole('button', { name: new RegExp(`^${trial}`) }).first(),
      ).toBeVisible()
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  })
}
