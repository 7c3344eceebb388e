import { screen, within } from '@testing-library/react'
import type { forge, moderation } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { button, dialog } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { reported, submission, takenDown } from '../../testing/moderation.ts'
import { openPage } from '../../testing/open-page.tsx'
import { decided, loadTrustPage, trustServer } from '../../testing/trust-page.ts'

beforeAll(loadTrustPage)

let server: FakeServer
let submissions: forge.Submission[]
let takedowns: moderation.TakenDownCase[]
beforeEach(() => {
  submissions = [submission()]
  takedowns = [takenDown()]
  server = trustServer(() => ({ submissions, cases: [reported()], takedowns }))
})

describe('without the right', () => {
  test('invented cases stand under a badge, decisions stay on the page, and nothing is asked of the server', async () => {
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae', role: 'creator' })
    const { user } = await openPage('/admin/trust?tab=takedowns')
    expect(screen.getByText('Demo data')).toBeDefined()
    await user.click(await button('Answer the appeal'))
    const form = await dialog('Answer the appeal for Visa Shortcut')
    await user.click(form.getByRole('radio', { name: /Uphold/ }))
    await user.type(form.getByRole('textbox'), 'It says so now.')
    await user.click(form.getByRole('button', { name: 'Send the answer' }))

    expect(
      await screen.findByText('The appeal was upheld. Visa Shortcut is back in the store.'),
    ).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Ended' }))
    expect(await screen.findByText('It says so now.')).toBeDefined()
    expect(server.received.filter(({ address }) => /moderation|submissions/.test(address))).toEqual(
      [],
    )
  })
})

describe('in Arabic', () => {
  const open = (part = '') => openPage(`/admin/trust${part}`, { language: 'ar' })

  test('what waits is read, and a refused decision says why', async () => {
    server.answer('forge.decideSubmission', () => {
      submissions = []
      throw new Refusal('forge.not_pending')
    })
    const { user } = await open()
    const rows = within(
      await screen.findByRole('table', { name: 'وكلاء بانتظار المشرف' }),
    ).getAllByRole('row')
    expect(rows[1]?.textContent).toMatch(/Layla Haddad.*وكيل جديد.*18 نوفمبر 2026/)
    expect(screen.getByRole('tab', { name: /^قائمة الانتظار 1 بالانتظار$/ })).toBeDefined()
    await user.click(within(rows[1]!).getByRole('link'))
    expect(await screen.findByRole('heading', { name: 'نتائج التحقق' })).toBeDefined()
    await user.click(await button('اقبله وانشره'))

    expect((await screen.findByText(/^لم يتغيّر شيء\./)).textContent).toContain(
      'هذه النسخة ليست بانتظار المشرف.',
    )
    expect(
      await screen.findByRole('heading', { name: 'لم يعد هذا الوكيل بانتظار المشرف' }),
    ).toBeDefined()
  })

  test('a decision about one’s own agent is refused', async () => {
    server.answer('moderation.dismissReports', () => {
      throw new Refusal('moderation.own_agent')
    })
    const { user } = await open('?tab=reports')
    await user.click(await button('أغلق البلاغات'))
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'السبب' }), 'لا أساس لها.')
    await user.click(form.getByRole('button', { name: 'أغلق البلاغات' }))

    expect((await screen.findByText(/^لم يتغيّر شيء\./)).textContent).toContain(
      'لا يقرّر أحد في شأن ما يخصّه.',
    )
  })

  test('what waits is rejected with both texts', async () => {
    server.answer('forge.decideSubmission', () => ({ success: true, status: 'rejected' }))
    const { user } = await open()
    await user.click(within(await screen.findByRole('table')).getByRole('link'))
    await user.click(await button('ارفضه'))
    const form = within(await screen.findByRole('dialog', { name: /^رفض .*؟$/ }))
    await user.type(form.getByRole('textbox', { name: 'ما المشكلة' }), 'في النص عنوان.')
    await user.type(form.getByRole('textbox', { name: 'كيف يُصلَح' }), 'احذفه.')
    await user.click(form.getByRole('button', { name: 'ارفضه' }))

    expect(await screen.findByText(/^أُعيد .* إلى مبدعه\.$/)).toBeDefined()
    expect(decided(server)?.body).toMatchObject({
      decision: 'reject',
      reason: 'في النص عنوان.',
      how_to_mend: 'احذفه.',
    })
  })

  test('reports are read with their reasons, and lead to a takedown', async () => {
    server.answer('moderation.takeDownApp', () => ({ success: true, takedown: takenDown() }))
    const { user } = await open('?tab=reports')
    expect(await screen.findByText('مضلِّل · 2')).toBeDefined()
    expect(screen.getByText('بلاغان')).toBeDefined()
    expect(screen.getByText(/شخص غادر المتجر/)).toBeDefined()
    await user.click(await button('أزله من المتجر'))
    const form = within(
      await screen.findByRole('dialog', { name: /^إزالة .*VAT desk.* من المتجر؟$/ }),
    )
    await user.selectOptions(form.getByRole('combobox', { name: 'سبب الإزالة' }), 'مخالف للقانون')
    await user.type(form.getByRole('textbox', { name: 'ما يُقال للمبدع' }), 'يخالف القانون.')
    await user.click(form.getByRole('button', { name: 'أزله من المتجر' }))

    expect(await screen.findByText(/^أُزيل .*VAT desk.* من المتجر\.$/)).toBeDefined()
    expect(decided(server)?.body).toEqual({ reason: 'unlawful', note: 'يخالف القانون.' })
  })

  test('an appeal is read and denied', async () => {
    server.answer('moderation.answerAppeal', () => {
      takedowns = [takenDown({ appeal: null })]
      return { success: true, takedown: takedowns[0]! }
    })
    const { user } = await open('?tab=takedowns&state=appealed')
    expect(await screen.findByText('I have mended it.')).toBeDefined()
    await user.click(await button('الرد على التظلّم'))
    const form = within(
      await screen.findByRole('dialog', { name: /^الرد على التظلّم بشأن .*VAT desk/ }),
    )
    await user.click(form.getByRole('radio', { name: /رفض/ }))
    await user.type(form.getByRole('textbox', { name: 'الرد إلى المبدع' }), 'ما زال يعد بالكثير.')
    await user.click(form.getByRole('button', { name: 'أرسل الرد' }))

    expect(await screen.findByText(/^رُفض التظلّم\. يبقى .*VAT desk.* خارج المتجر\.$/)).toBeDefined()
    expect(decided(server)?.body).toEqual({ decision: 'denied', answer: 'ما زال يعد بالكثير.' })
  })

  test('whoever may not decide sees invented cases under the badge', async () => {
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae', role: 'creator' })
    await open('?tab=takedowns&state=ended')
    expect(await screen.findByText('بيانات تجريبية')).toBeDefined()
    expect(await screen.findAllByText(/^كان خارج المتجر من .* إلى /)).not.toHaveLength(0)
    expect(server.received.filter(({ address }) => /moderation|submissions/.test(address))).toEqual(
      [],
    )
  })
})
