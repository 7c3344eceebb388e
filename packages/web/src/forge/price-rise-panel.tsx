import type { forge } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { messages as priceMessages } from '../ui/messages.ts'
import { Panel, PanelButtons } from '../ui/panel.tsx'
import { alertUser } from '../ui/toast.tsx'
import { forgeFailure } from './forge-failure.ts'
import { messages } from './price-rise-messages.ts'
import { useWithdrawPriceRise } from './queries.ts'

type Prices = NonNullable<forge.EditedAgent['price']>

/** What the agent is going to cost, from when, and the way to leave it at what it costs now. */
export function PriceRisePanel(props: {
  userId: string
  id: string
  price: Prices
  rise: NonNullable<Prices['rise']>
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const withdraw = useWithdrawPriceRise(props.userId, props.id)
  const inWords = ({ model, aed }: Prices['in_force']) =>
    model === 'free'
      ? priceMessages[language].free
      : `${formatDirhams(Math.round(aed * 100), language)} ${priceMessages[language].per[model]}`
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => alertUser(words.withdrawn),
      onError: (error) => alertUser(words.failed(forgeFailure(error, language)), 'danger'),
    })
  const title =
    props.rise.price.model === props.price.in_force.model ? words.title : words.titleOfModel
  return (
    <Panel tone="warn" label={title} icon="clock" title={title}>
      <p>
        {words.line(
          inWords(props.price.in_force),
          inWords(props.rise.price),
          formatDate(props.rise.takes_effect_at, language),
        )}
      </p>
      <PanelButtons>
        <Button kind="secondary" onClick={takeBack} disabled={withdraw.isPending}>
          {words.withdraw}
        </Button>
      </PanelButtons>
    </Panel>
  )
}
