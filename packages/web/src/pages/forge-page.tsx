import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { creatorShare } from '../billing/lazy-creator-share.tsx'
import { DescribeStep } from '../forge/describe-step.tsx'
import { type ForgeDraft, useForgeDraft } from '../forge/forge-draft.ts'
import { messages } from '../forge/forge-messages.ts'
import styles from '../forge/forge-page.module.css'
import { Steps } from '../forge/steps.tsx'
import { useIdeaCheck } from '../forge/use-idea-check.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'

const ConfirmEmailBanner = lazy(() =>
  import('../accounts/confirm-email-banner.tsx').then((module) => ({
    default: module.ConfirmEmailBanner,
  })),
)
const PricingStep = lazy(() =>
  import('../forge/pricing-step.tsx').then((module) => ({ default: module.PricingStep })),
)
const PreviewStep = lazy(() =>
  import('../forge/preview-step.tsx').then((module) => ({ default: module.PreviewStep })),
)

/** From an idea to an agent in the store (specification sections 2, 4 and 5). */
export function ForgePage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  useTitle(words.title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.line}</p>
        <p className={styles.connect}>
          {words.connect}{' '}
          <Link to="/create/connect" className={styles.link}>
            {words.connectLink}
          </Link>
        </p>
      </header>
      {session.status === 'loading' ? (
        <Skeleton shape="block" />
      ) : (
        <Forge key={userId ?? 'visitor'} userId={userId} />
      )}
    </div>
  )
}

function Forge({ userId }: { userId: string | undefined }) {
  const words = messages[useLanguage().language]
  const { draft, change, replace, startOver, isBlank } = useForgeDraft(userId)
  const [cleared, setCleared] = useState<ForgeDraft>()
  const idea = useIdeaCheck(draft, userId, () => change({ step: 1 }))
  // Only who is signed in has an agent to look at.
  const step = draft.step === 3 && !(userId && draft.made) ? 2 : draft.step
  const place = useFocusOnStep(step)

  const next = async () => {
    if (await idea.check()) change({ step: 2 })
  }
  const clear = () => {
    idea.forget()
    setCleared(draft)
    startOver()
  }
  const bringBack = () => {
    if (cleared) replace(cleared)
    setCleared(undefined)
  }

  return (
    <>
      <div className={styles.bar}>
        <Steps current={step} />
        {!isBlank && (
          <Button kind="quiet" size="small" onClick={clear}>
            {words.startOver}
          </Button>
        )}
      </div>
      {cleared && isBlank && (
        <InlineAlert
          action={
            <Button kind="secondary" size="small" onClick={bringBack}>
              {words.bringBack}
            </Button>
          }
        >
          {words.cleared}
        </InlineAlert>
      )}
      <Suspense>{userId && <ConfirmEmailBanner userId={userId} />}</Suspense>
      {!userId && step === 1 && (
        <InlineAlert
          action={
            <LinkButton to="/signin" search={{ to: '/create' }} kind="secondary" size="small">
              {words.signIn}
            </LinkButton>
          }
        >
          {words.visitor}
        </InlineAlert>
      )}
      <div ref={place} tabIndex={-1} className={styles.step}>
        <Suspense fallback={<Skeleton shape="block" />}>
          {step === 1 && (
            <DescribeStep
              idea={draft.idea}
              onChange={(changed) => {
                idea.forget()
                change({ idea: changed })
              }}
              onNext={() => void next()}
              isChecking={idea.isChecking}
              refusal={idea.refusal}
            />
          )}
          {step === 2 && (
            <PricingStep
              draft={draft}
              userId={userId}
              onChange={change}
              notCovered={idea.notCovered}
              onRefused={idea.refuse}
              share={creatorShare(userId)}
            />
          )}
          {step === 3 && userId && draft.made && (
            <PreviewStep
              userId={userId}
              made={draft.made}
              onBack={() => change({ step: 2 })}
              onGone={() => change({ step: 2, made: null })}
              onPublished={startOver}
            />
          )}
        </Suspense>
      </div>
    </>
  )
}

/** The next step begins at its top, for the eye as for the keyboard; the first one leaves the focus where the page puts it. */
function useFocusOnStep(step: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    place.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])
  return place
}
