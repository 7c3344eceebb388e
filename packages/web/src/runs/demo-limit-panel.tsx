import { useQuery } from '@tanstack/react-query'
import type { catalogue, Language, runs } from '@wakeel/contract'
import { type ReactNode, useEffect } from 'react'
import { priceOf } from '../language/app-price.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams, formatMoney } from '../language/money.ts'
import { BlockedPanel } from '../ui/blocked-panel.tsx'
import { LinkButton } from '../ui/button.tsx'
import { keepInterrupted } from './kept-question.ts'
import { messages } from './limit-messages.ts'
import { runTermsQuery } from './queries.ts'

interface Limit {
  app: catalogue.App
  userId: string | undefined
  info: runs.DemoInfo | undefined
}

/** The free runs are used up: every way on, each with what it costs, and each leads back to the question. */
export function DemoLimitPanel({ app, userId, info }: Limit) {
  const { language } = useLanguage()
  const words = messages[language]
  const { slug, name } = app
  useEffect(() => keepInterrupted({ slug, name }), [slug, name])
  const lines = [userId ? words.forPerson : words.forVisitor]
  if (language === 'en' && info?.upgrade_message) lines.unshift(info.upgrade_message)
  return (
    <BlockedPanel title={words.title} lines={lines}>
      {userId ? (
        <RunIt app={app} userId={userId} />
      ) : (
        <>
          <LinkButton to="/signup" search={{ to: `/app-store/${slug}/demo` }}>
            {words.signUp}
          </LinkButton>
          <RunButton slug={slug} kind="secondary">
            {listed(app, language)}
          </RunButton>
        </>
      )}
      <LinkButton kind="secondary" to="/pricing">
        {words.plans}
      </LinkButton>
      <LinkButton kind="quiet" to="/app-store">
        {words.otherAgents}
      </LinkButton>
    </BlockedPanel>
  )
}

/** For whoever is signed in, with what this person would pay. */
function RunIt({ app, userId }: { app: catalogue.App; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { data: terms } = useQuery(runTermsQuery(app.slug, userId, undefined))
  return <RunButton slug={app.slug}>{terms ? said(terms) : words.run}</RunButton>

  function said({ source, price, blockReason }: runs.RunTerms): string {
    if (source === 'free') return words.free
    if (source === 'included') return words.included
    if (source === 'entitlement') return words.entitled
    return blockReason === 'billing.purchase_required'
      ? listed(app, language)
      : words.pay.per_use(formatMoney(price, language))
  }
}

function RunButton({
  slug,
  kind = 'primary',
  children,
}: {
  slug: string
  kind?: 'primary' | 'secondary'
  children: ReactNode
}) {
  return (
    <LinkButton kind={kind} to="/app-store/$slug/run" params={{ slug }}>
      {children}
    </LinkButton>
  )
}

/** What going on costs whoever has no plan. */
function listed(app: catalogue.App, language: Language): string {
  const words = messages[language]
  const { model } = app.pricing
  return model === 'free' || priceOf(app) === 0
    ? words.free
    : words.pay[model](formatDirhams(priceOf(app), language))
}
