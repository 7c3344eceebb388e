import { forge } from '@wakeel/contract'
import type { FormEvent } from 'react'
import type { ApiError } from '../api.ts'
import { readDirhams, toFils } from '../language/dirhams.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { TextField } from '../ui/field.tsx'
import { Progress } from '../ui/progress.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { type ForgeDraft, isComplete, isMadeOf, suggestedPrice } from './forge-draft.ts'
import styles from './forge-page.module.css'
import { NotCoveredNote } from './not-covered-note.tsx'
import type { ShareOfPrice } from './price-fields.tsx'
import { messages } from './pricing-messages.ts'
import { useGenerate } from './use-generate.ts'

/** Step 2: what it costs and what of it is the creator's; then it is generated. */
export function PricingStep(props: {
  draft: ForgeDraft
  userId: string | undefined
  onChange: (changes: Partial<ForgeDraft>) => void
  /** When it is generated, the idea turns out to be none for an agent. */
  onRefused: (refusal: ApiError) => void
  /** What of the idea no skill does, as far as that has been asked. */
  notCovered: forge.NotCovered | undefined
  share: ShareOfPrice
}) {
  const { draft, userId, onChange } = props
  const { language } = useLanguage()
  const words = messages[language]
  const { isBusy, isGenerating, wasCancelled, generate, keep, cancel } = useGenerate(
    draft,
    userId,
    onChange,
    props.onRefused,
  )
  const { least, max } = forge.PRICE_AED
  const fils = readDirhams(draft.price) ?? 0
  const isPriced = fils >= least * 100 && fils <= max * 100
  const isMade = isMadeOf(draft)
  const canGenerate = isPriced && isComplete(draft.idea) && !isBusy

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canGenerate || !userId) return
    if (isMade) keep()
    else generate()
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2>{words.title}</h2>
        <NotCoveredNote sentences={isMade ? draft.made?.notCovered : props.notCovered} />
        <ChoiceCards
          label={words.models}
          choices={forge.pricingOptions.map(({ id, suggested_price }) => ({
            value: id,
            ...words.options[id],
            note: words.suggested(formatDirhams(suggested_price * 100, language)),
          }))}
          chosen={draft.pricing}
          disabled={isBusy}
          onChoose={(pricing) => onChange({ pricing, price: String(suggestedPrice(pricing)) })}
        />
        <div className={styles.narrow}>
          <TextField
            label={words.price}
            hint={words.priceHint}
            error={!isPriced && draft.price !== '' && words.priceWrong}
            type="number"
            inputMode="decimal"
            min={least}
            max={max}
            step={0.01}
            value={draft.price}
            disabled={isBusy}
            onChange={(event) => onChange({ price: event.target.value })}
            // What is no number counts as 0 (specification section 5).
            onBlur={() => toFils(draft.price) === 0 && onChange({ price: '0' })}
          />
        </div>
        {isPriced && props.share(fils, draft.pricing)}
        {isGenerating && (
          <div className={styles.doing} role="status">
            <Progress label={words.generating} />
            <span>{words.generating}</span>
          </div>
        )}
        {wasCancelled && <InlineAlert>{words.cancelled}</InlineAlert>}
        {!userId && <p className={styles.small}>{words.signInNeeded}</p>}
        {draft.made && userId && <p className={styles.small}>{words.replaces}</p>}
        <PricingButtons
          isSignedIn={userId !== undefined}
          isMade={isMade}
          isBusy={isBusy}
          canGenerate={canGenerate}
          onBack={() => onChange({ step: 1 })}
          onCancel={isGenerating ? cancel : undefined}
          onGenerate={generate}
        />
      </form>
    </Card>
  )
}

function PricingButtons(props: {
  isSignedIn: boolean
  isMade: boolean
  isBusy: boolean
  canGenerate: boolean
  onBack: () => void
  /** Undefined while nothing is generated. */
  onCancel: (() => void) | undefined
  onGenerate: () => void
}) {
  const { isSignedIn, isMade, isBusy, canGenerate } = props
  const words = messages[useLanguage().language]
  return (
    <div className={styles.buttons}>
      <Button kind="secondary" onClick={props.onBack} disabled={isBusy}>
        {words.back}
      </Button>
      {props.onCancel && (
        <Button kind="secondary" onClick={props.onCancel}>
          {words.cancel}
        </Button>
      )}
      {!isSignedIn && (
        <>
          <LinkButton to="/signup" search={{ to: '/create' }} kind="secondary">
            {words.createAccount}
          </LinkButton>
          <LinkButton to="/signin" search={{ to: '/create' }}>
            {words.signIn}
          </LinkButton>
        </>
      )}
      {isSignedIn && isMade && (
        <Button kind="secondary" onClick={props.onGenerate} disabled={!canGenerate}>
          {words.generateAgain}
        </Button>
      )}
      {isSignedIn && (
        <Button type="submit" disabled={!canGenerate} aria-busy={isBusy}>
          {isMade ? words.continueWith : words.generate}
        </Button>
      )}
    </div>
  )
}
