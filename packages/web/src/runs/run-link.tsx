import { useQuery } from '@tanstack/react-query'
import type { catalogue } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import { runTermsQuery } from './queries.ts'
import { text } from './run-text.ts'

/** Beside an app's free demo, for whoever is signed in: on to running it, or to buying it first. */
export function RunLink({ slug, userId, className }: { slug: string; userId: string; className?: string | undefined }) {
  const words = text[useLanguage().language]
  const terms = useQuery(runTermsQuery(slug, userId, undefined))
  return (
    <LinkButton kind="secondary" to="/app-store/$slug/run" params={{ slug }} className={className}>
      {terms.data?.obstacle === 'billing.purchase_required' ? words.obstacle.buy : words.execute}
    </LinkButton>
  )
}

/** What an app costs this person: nothing more where their plan includes it or they have it. */
export function PersonPrice({ app, userId }: { app: catalogue.App; userId: string }) {
  const words = text[useLanguage().language].price
  const { data: terms } = useQuery(runTermsQuery(app.slug, userId, undefined))
  if (terms?.source === 'included') return <strong>{words.inPlan}</strong>
  if (terms?.source === 'entitlement') return <strong>{words.owned}</strong>
  return <Price pricing={app.pricing} stacked />
}
