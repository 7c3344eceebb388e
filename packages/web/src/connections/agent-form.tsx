import { useNavigate } from '@tanstack/react-router'
import { type connections, forge } from '@wakeel/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { readDirhams } from '../language/dirhams.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './connect-messages.ts'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { useImportAgent } from './queries.ts'

const suggested = (model: forge.ForgePricingModel) =>
  String(forge.pricingOptions.find(({ id }) => id === model)!.suggested_price)

export type ShareOfPrice = (fils: number, pricing: forge.ForgePricingModel) => ReactNode

/** What the agent costs; then it is made, and its editor opens. */
export function AgentForm({
  connection,
  tools,
  share,
}: {
  connection: connections.Connection
  tools: string[]
  /** Shows what of a price is the creator's. */
  share: ShareOfPrice
}) {
  const { language } = useLanguage()
  const words = messages[language].agent
  const navigate = useNavigate()
  const [model, setModel] = useState<forge.ForgePricingModel>(forge.DEFAULT_PRICING)
  const [price, setPrice] = useState(() => suggested(forge.DEFAULT_PRICING))
  const [isTried, setTried] = useState(false)
  const make = useImportAgent()
  const { least, max } = forge.PRICE_AED
  const fils = readDirhams(price) ?? 0
  const isPriced = fils >= least * 100 && fils <= max * 100
  const needsTools = connection.kind === 'mcp' && tools.length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isPriced || needsTools) return
    make.mutate(
      { connection_id: connection.id, tools, pricing_model: model, price_aed: fils / 100 },
      {
        onSuccess: ({ id }) => void navigate({ to: '/creator/agents/$id', params: { id } }),
        onError: (error) => alertUser(connectionFailure(error, language), 'danger'),
      },
    )
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>
          <h2>{words.title}</h2>
          <p className={styles.small}>{words.line}</p>
        </div>
        <ChipGroup
          name="pricing"
          label={words.pricing}
          chips={forge.pricingOptions.map(({ id }) => ({ value: id, label: words.models[id] }))}
          chosen={model}
          onChoose={(chosen) => {
            setModel(chosen)
            setPrice(suggested(chosen))
          }}
        />
        <TextField
          label={words.price}
          type="number"
          inputMode="decimal"
          min={least}
          max={max}
          step={0.01}
          value={price}
          error={
            isTried &&
            !isPriced &&
            words.priceWrong(formatNumber(least, language), formatNumber(max, language))
          }
          onChange={(event) => setPrice(event.target.value)}
        />
        {isPriced && share(fils, model)}
        {isTried && needsTools && (
          <p className={styles.wrong} role="alert">
            {words.toolsMissing}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={make.isPending}>
            {make.isPending ? words.making : words.make}
          </Button>
        </div>
      </form>
    </Card>
  )
}
