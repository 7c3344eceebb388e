import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./result-panel.tsx')
const ResultPanel = lazy(async () => ({ default: (await load()).ResultPanel }))

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
