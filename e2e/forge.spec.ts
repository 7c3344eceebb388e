import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { confirmEmail, open, signUp, storeUrl, violationsInAppearances } from './fixtures.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

/** Signed in, with the idea written and the price as suggested. */
async function describeIdea(page: Page, idea: { goal: string; audience: string; input: string }) {
  await confirmEmail((await signUp(page)).email)
  await go(page, '/create')
  await page.getByLabel('Problem or goal').fill(idea.goal)
  await page.getByLabel('Target audience').fill(idea.audience)
  await page.getByText(idea.input, { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const gratuity = {
  goal: 'Work out the end of service gratuity of our site workers from their basic salary and years of service',
  audience: 'Quantity surveyors of a contracting company',
  input: 'Business data',
}

describe('an idea', () => {
  test('becomes an agent in the store that somebody else finds by search and gets an answer from', async () => {
    const creator = await open('/')
    await describeIdea(creator, gratuity)
    await creator.getByRole('button', { name: 'Generate agent' }).click()
    await creator.getByRole('alert').getByText('AI Agent generated successfully!').waitFor()
    await creator.getByRole('button', { name: 'Edit', exact: true }).click()
    await creator.getByLabel('Name', { exact: true }).fill('Surveyor’s Gratuity Clerk')
    await creator.getByRole('button', { name: 'Save' }).click()
    await creator.getByRole('heading', { name: 'Surveyor’s Gratuity Clerk' }).waitFor()
    const prompts = creator.getByRole('list', { name: /^Demo prompts/ }).getByRole('button')
    await prompts.first().click()
    await creator.getByText(/^Answered in .+ by the built-in engine/).waitFor()
    await creator.getByRole('button', { name: 'Publish', exact: true }).click()
    await creator.getByRole('alert').getByText('Agent published to marketplace!').waitFor()
    await creator.waitForURL(/#\/app-store\/[a-z-]+/)

    const visitor = await open('/search')
    await visitor.getByRole('searchbox').last().fill('surveyor gratuity clerk')
    await visitor.keyboard.press('Enter')
    await visitor
      .getByRole('link', { name: /Surveyor’s Gratuity Clerk/ })
      .first()
      .click()
    await visitor.getByRole('heading', { name: 'Surveyor’s Gratuity Clerk', level: 1 }).waitFor()
    await visitor.getByRole('link', { name: 'Try Demo' }).first().click()
    await visitor
      .getByRole('textbox', { name: 'Your request' })
      .fill('Basic salary AED 10,000, seven years of service. What is the gratuity?')
    await visitor.getByRole('button', { name: 'Execute Demo' }).click()
    await visitor.getByRole('region', { name: 'Answer' }).getByText('55,000.00').first().waitFor()
  })

  test('of somebody who has not confirmed the e-mail is published after its link was opened', async () => {
    const page = await open('/', { expected: /403/ })
    const { email } = await signUp(page)
    await go(page, '/create')
    await page.getByRole('button', { name: 'Minutes from notes' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Generate agent' }).click()
    await page.getByText('Confirm your email to publish agents').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/Confirm your email first/)
      .waitFor()
    await confirmEmail(email)
    await page.reload()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForURL(/#\/app-store\/[a-z-]+/)
  })

  test('written by a visitor is still there after a reload and after signing up', async () => {
    const page = await open('/create')
    await page.getByLabel('Problem or goal').fill(gratuity.goal)
    await page.getByLabel('Target audience').fill(gratuity.audience)
    await page.getByText(gratuity.input, { exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Price in dirhams').fill('55')
    await page.reload()
    await page.getByRole('link', { name: 'Sign in to generate' }).waitFor()
    expect(await page.getByLabel('Price in dirhams').inputValue()).toBe('55')
    await signUp(page)
    await go(page, '/create')
    expect(await page.getByLabel('Price in dirhams').inputValue()).toBe('55')
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel('Problem or goal').inputValue()).toBe(gratuity.goal)
  })

  test('in Arabic becomes an agent that is written in Arabic and answers in Arabic', async () => {
    const page = await open('/')
    await confirmEmail((await signUp(page)).email)
    await page.context().addCookies([{ name: 'wakeel_language', value: 'ar', url: storeUrl }])
    await go(page, '/create')
    await page.reload()
    await page.getByRole('button', { name: 'ضريبة عروض الأسعار' }).click()
    await page.getByRole('button', { name: 'متابعة' }).click()
    await page.getByRole('button', { name: 'أنشئ الوكيل' }).click()
    await page.getByRole('alert').getByText('تم إنشاء الوكيل الذكي بنجاح!').waitFor()
    const prompts = page.getByRole('list', { name: /^طلبات تجريبية/ }).getByRole('button')
    expect(await prompts.first().innerText()).toMatch(/[\u0600-\u06ff]/)
    await prompts.first().click()
    await page.getByText(/^أُجيب خلال/).waitFor()
    await page.getByRole('button', { name: 'انشر', exact: true }).click()
    await page.getByRole('alert').getByText('نُشر الوكيل في المتجر!').waitFor()
    await page.waitForURL(/#\/app-store\/[a-z-]+/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('the editor', () => {
  test('publishes a next version, and goes back to the first with one click', async () => {
    const page = await open('/')
    await describeIdea(page, {
      ...gratuity,
      goal: 'Turn meeting notes into minutes with owners and dates',
    })
    await page.getByRole('button', { name: 'Generate agent' }).click()
    await page.getByRole('link', { name: 'Edit everything' }).click()
    // Until the editor has arrived there is the preview's own button of this name.
    await page.waitForURL(/#\/creator\/agents\/[\w-]+/)
    await page.getByLabel('One line').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForURL(/#\/app-store\/[a-z-]+/)
    await page.goBack()
    await page.getByText('Version 1 is in the store').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Minutes, second edition')
    await page.keyboard.press('Control+s')
    await page.getByText('Working on version 2').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForURL(/#\/app-store\/[a-z-]+/)
    await page.getByRole('heading', { name: 'Minutes, second edition', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Go back to version 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back to version 1' }).click()
    await page.getByText('Version 1 is in the store', { exact: true }).waitFor()
  })

  test('says what keeps an agent out of the store, and lets it be mended', async () => {
    const page = await open('/')
    await describeIdea(page, gratuity)
    await page.getByRole('button', { name: 'Generate agent' }).click()
    await page.getByRole('link', { name: 'Edit everything' }).click()
    const line = page.getByLabel('One line')
    await line.fill('Write to me at clerk@quotes.ae')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByRole('heading', { name: 'A moderator will look at it' }).waitFor()
    await page.getByText(/^Something in the line under the name looks like an address/).waitFor()
    expect(await violationsInAppearances(page)).toEqual([])
    await page.getByRole('button', { name: 'Take it back' }).click()
    await line.fill('What a leaver is owed')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByRole('alert').getByText('Agent published to marketplace!').waitFor()
  })
})

describe.each(['en', 'ar'])('in %s everybody can use', (language) => {
  test('each step of the forge and the editor', async () => {
    const page = await open('/')
    await describeIdea(page, gratuity)
    await page.context().addCookies([{ name: 'wakeel_language', value: language, url: storeUrl }])
    await page.reload()
    const [back, generate] =
      language === 'en' ? ['Back', 'Generate agent'] : ['رجوع', 'أنشئ الوكيل']
    const [everything, trial] =
      language === 'en' ? ['Edit everything', 'Try'] : ['عدّل كل شيء', 'جرّب']
    await page.getByRole('button', { name: generate }).waitFor()
    const found = [...(await violationsInAppearances(page))]
    await page.getByRole('button', { name: back }).click()
    await page.getByRole('textbox').nth(1).waitFor()
    found.push(...(await violationsInAppearances(page)))
    await page.locator('form button[type="submit"]').last().click()
    await page.getByRole('button', { name: generate }).click()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    await page
      .getByRole('list')
      .filter({ has: page.locator('li > button[title]') })
      .getByRole('button')
      .first()
      .click()
    await page.getByText(/^(Answered in|أُجيب خلال)/).waitFor()
    found.push(...(await violationsInAppearances(page)))
    await page.getByRole('link', { name: everything }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${trial}`) })
      .first()
      .waitFor()
    await page.getByRole('checkbox').first().waitFor()
    found.push(...(await violationsInAppearances(page)))
    expect(found).toEqual([])
  })
})
