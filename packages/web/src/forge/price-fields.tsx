import { type catalogue, forge } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { toFils } from '../language/dirhams.ts'
import { useLanguage } from '../language/language.tsx'
import { pricingModelNames } from '../language/pricing-model-names.ts'
import { Select, TextField } from '../ui/field.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'

type Price = forge.AgentContent['price']

/** Shows what of a price is the creator's. */
export type ShareOfPrice = (fils: number, pricing: forge.ForgePricingModel) => ReactNode

const models = [
  'free',
  'per_use',
  'subscription',
  'one_time',
] as const satisfies readonly catalogue.PricingModel[]
const pricingOf = { per_use: 'per-run', subscription: 'monthly', one_time: 'one-time' } as const

export const isPriced = ({ model, aed }: Price) =>
  model === 'free' || (aed >= forge.PRICE_AED.least && aed <= forge.PRICE_AED.max)

/** What the agent costs, and what of it is the creator's. */
export function PriceFields({
  price,
  onChange,
  share,
}: {
  price: Price
  onChange: (price: Price) => void
  share: ShareOfPrice
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [typed, setTyped] = useState(String(price.aed))
  const shown = toFils(typed) === Math.round(price.aed * 100) ? typed : String(price.aed)
  const choose = (model: Price['model']) => {
    const suggested =
      forge.pricingOptions.find((option) => option.model === model)?.suggested_price ?? 0
    setTyped(String(suggested))
    onChange({ model, aed: suggested })
  }
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={words.model}
          options={models.map((model) => ({
            value: model,
            label: pricingModelNames[language][model],
          }))}
          value={price.model}
          onChoose={choose}
        />
        {price.model !== 'free' && (
          <TextField
            label={words.amount}
            hint={words.amountHint}
            error={!isPriced(price) && words.amountWrong}
            type="number"
            inputMode="decimal"
            min={forge.PRICE_AED.least}
            max={forge.PRICE_AED.max}
            step={0.01}
            value={shown}
            onBlur={() => setTyped(String(price.aed))}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange({ ...price, aed: toFils(event.target.value) / 100 })
            }}
          />
        )}
      </div>
      {price.model !== 'free' &&
        isPriced(price) &&
        share(Math.round(price.aed * 100), pricingOf[price.model])}
    </>
  )
}
