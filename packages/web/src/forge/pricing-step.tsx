import { forge } from '@wakeel/contract'
import type { FormEvent } from 'react'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { TextField } from '../ui/field.tsx'
import { Progress } from '../ui/progress.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { Earned } from './earned.tsx'
import { type ForgeDraft, isComplete, isSameIdea, suggestedPrice } from './forge-draft.ts'
import { messages } from './forge-messages.ts'
import styles from './forge-page.module.css'
import { IdeaObstacle } from './idea-obstacle.tsx'
import { toFils } from './price.ts'
import { useGenerate } from './use-generate.ts'

/** Step 2: what it costs and what of it is the creator's; then it is generated. */
export function PricingStep(props: {
  draft: ForgeDraft
  userId: string | undefined
  onChange: (changes: Partial<ForgeDraft>) => void
}) {
  const { draft, userId, onChange } = props
  const { language } = useLanguage()
  const words = messages[language]
  const { isBusy, isGenerating, isRefused, wasCancelled, generate, keep, cancel } = useGenerate(
    draft,
    userId,
    onChange,
  )
  const fils = toFils(draft.price)
  const isPriced = fils >= forge.PRICE_AED.least * 100 && fils <= forge.PRICE_AED.max * 100
  const canGenerate = isPriced && isComplete(draft.idea) && !isBusy
  const isMade = draft.made !== null && isSameIdea(draft.made.idea, draft.idea)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canGenerate || !userId) return
    if (isMade) keep()
    else generate()
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2>{words.pricing.title}</h2>
        {!isMade && !isRefused && (
          <IdeaObstacle draft={draft} userId={userId} onBack={() => onChange({ step: 1 })} />
        )}
        <ChoiceCards
          label={words.pricing.models}
          choices={forge.pricingOptions.map(({ id, suggested_price }) => ({
            value: id,
            ...words.pricing.options[id],
            note: words.pricing.suggested(formatDirhams(suggested_price * 100, language)),
          }))}
          chosen={draft.pricing}
          disabled={isBusy}
          onChoose={(pricing) => onChange({ pricing, price: String(suggestedPrice(pricing)) })}
        />
        <div className={styles.narrow}>
          <TextField
            label={words.pricing.price}
            hint={words.pricing.priceHint}
            type="number"
            inputMode="decimal"
            min={forge.PRICE_AED.least}
            max={forge.PRICE_AED.max}
            step={0.01}
            value={draft.price}
            disabled={isBusy}
            onChange={(event) => onChange({ price: event.target.value })}
            onBlur={() => onChange({ price: String(fils / 100) })}
          />
        </div>
        <Earned fils={fils} pricing={draft.pricing} userId={userId} />
        {isGenerating && (
          <div className={styles.doing} role="status">
            <Progress label={words.pricing.generating} />
            <span>{words.pricing.generating}</span>
          </div>
        )}
        {wasCancelled && <InlineAlert>{words.pricing.cancelled}</InlineAlert>}
        {isRefused && (
          <InlineAlert
            action={
              <LinkButton to="/create/connect" kind="secondary" size="small">
                {words.connectLink}
              </LinkButton>
            }
          >
            {words.pricing.refused}
          </InlineAlert>
        )}
        {!userId && <p className={styles.small}>{words.pricing.signInNeeded}</p>}
        {draft.made && userId && <p className={styles.small}>{words.pricing.replaces}</p>}
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={() => onChange({ step: 1 })} disabled={isBusy}>
            {words.back}
          </Button>
          {isGenerating && (
            <Button kind="secondary" onClick={cancel}>
              {words.pricing.cancel}
            </Button>
          )}
          {!userId && (
            <>
              <LinkButton to="/signup" search={{ to: '/create' }} kind="secondary">
                {words.pricing.createAccount}
              </LinkButton>
              <LinkButton to="/signin" search={{ to: '/create' }}>
                {words.pricing.signIn}
              </LinkButton>
            </>
          )}
          {userId && isMade && (
            <Button kind="secondary" onClick={generate} disabled={!canGenerate}>
              {words.pricing.generateAgain}
            </Button>
          )}
          {userId && (
            <Button type="submit" disabled={!canGenerate} aria-busy={isBusy}>
              {isMade ? words.pricing.continueWith : words.pricing.generate}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
