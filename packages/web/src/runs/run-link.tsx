import { useQuery } from '@tanstack/react-query'
import type { catalogue, runs } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import { messages as ownMessages } from './own-agent-messages.ts'
import { runTermsQuery } from './queries.ts'
import { messages } from './run-messages.ts'

interface Person {
  app: catalogue.App
  userId: string
  /** The free demo, for whom a run costs more than nothing. */
  demo: ReactNode
  className?: string | undefined
}

/** What an app costs this person and the way to run it; whose plan includes it, or who has it, needs no demo. */
export function PersonOffer({ app, userId, demo, className }: Person) {
  const { language } = useLanguage()
  const words = messages[language]
  const isOwn = app.provider.handle === userId
  const { data: terms, isPending } = useQuery(runTermsQuery(app.slug, userId, undefined))
  const isTheirs = terms !== undefined && terms.blockReason === null && terms.source !== 'wallet'
  if (isOwn && !isTheirs)
    return (
      <>
        <strong>{ownMessages[language].title}</strong>
        <LinkButton to="/creator/agents/$id" params={{ id: app.id }} className={className}>
          {ownMessages[language].try}
        </LinkButton>
      </>
    )
  const run = { to: '/app-store/$slug/run', params: { slug: app.slug }, className } as const
  return (
    <>
      <PersonPrice app={app} terms={terms} />
      {isTheirs ? (
        <LinkButton {...run}>{words.execute}</LinkButton>
      ) : isPending ? (
        <span className={className} />
      ) : (
        demo
      )}
      {!isTheirs &&
        (terms?.blockReason === 'billing.purchase_required' ? (
          <LinkButton {...run} kind="secondary" state={{ isBuying: true }}>
            {words.buy}
          </LinkButton>
        ) : (
          <LinkButton {...run} kind="secondary">
            {words.execute}
          </LinkButton>
        ))}
    </>
  )
}

function PersonPrice({ app, terms }: { app: catalogue.App; terms: runs.RunTerms | undefined }) {
  const words = messages[useLanguage().language].price
  if (terms?.source === 'included') return <strong>{words.inPlan}</strong>
  if (terms?.source === 'entitlement') return <strong>{words.owned}</strong>
  return <Price pricing={app.pricing} stacked />
}
