import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./conversation.tsx')
const Shown = lazy(async () => ({ default: (await load()).Conversation }))
const ResultPanel = lazy(async () => ({
  default: (await import('./result-panel.tsx')).ResultPanel,
}))

/** To be called as soon as a request is being written: then the panel is there before the answer. */
export const prepareResult = () => void load().catch(() => {})

/** The answer of a run; its code is not part of a page on which nothing has been run. */
export function RunResult(props: ComponentProps<typeof ResultPanel>) {
  if (props.run.status === 'idle') return null
  return (
    <Suspense fallback={null}>
      <ResultPanel {...props} />
    </Suspense>
  )
}

/** The same with what was said before it. */
export function RunConversation(props: ComponentProps<typeof Shown>) {
  if (props.run.status === 'idle' && props.past.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  )
}
