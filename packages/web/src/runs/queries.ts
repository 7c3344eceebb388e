import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { runs } from '@wakeel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { record } from '../analytics/record.ts'
import { api } from '../api.ts'
import { runDemo } from './demo-stream.ts'

/** When the server cannot say how many runs are used (specification section 8). */
export const UNTRACKED: runs.DemoInfo = { used: 1, remaining: runs.DEMO_LIMIT - 1, limit: runs.DEMO_LIMIT }

export const demoInfoQuery = (slug: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['runs', 'getDemoInfo', { slug, userId }],
    queryFn: async ({ signal }) => (await api.runs.getDemoInfo({ slug }, { signal })).demo_info,
  })

export type DemoRun =
  | { status: 'idle'; wasCancelled?: boolean }
  | { status: 'running'; input: string; text: string; skill: string | undefined }
  | { status: 'succeeded'; input: string; result: runs.DemoResult }
  | { status: 'failed'; input: string; error: unknown; text: string }

/** One demo at a time: its answer as it is made, a way to cancel it, and the allowance after it. */
export function useRunDemo(slug: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<DemoRun>({ status: 'idle' })
  const current = useRef<AbortController>(undefined)

  // Leaving the page cancels the run; the server gives it back.
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(
    async (input: string) => {
      if (current.current) return
      const controller = new AbortController()
      current.current = controller
      let text = ''
      let skill: string | undefined
      const show = () => setRun({ status: 'running', input, text, skill })
      show()
      const listener = {
        onText: (piece: string) => {
          text += piece
          show()
        },
        onSkill: (title: string) => {
          skill = title
          show()
        },
      }
      try {
        const result = await runDemo({ slug, input }, listener, controller.signal)
        setRun({ status: 'succeeded', input, result })
        queryClient.setQueryData(demoInfoQuery(slug, userId).queryKey, result.demo_info ?? UNTRACKED)
        record('demo_run', { app: slug, succeeded: true })
        // The app's run count and the person's used runs have changed.
        void queryClient.invalidateQueries({ queryKey: ['catalogue', 'getApp'], refetchType: 'none' })
        void queryClient.invalidateQueries({ queryKey: ['accounts'], refetchType: 'none' })
      } catch (error) {
        if (controller.signal.aborted) {
          setRun({ status: 'idle', wasCancelled: true })
        } else {
          setRun({ status: 'failed', input, error, text })
          record('demo_run', { app: slug, succeeded: false })
        }
        void queryClient.invalidateQueries({ queryKey: demoInfoQuery(slug, userId).queryKey })
      } finally {
        current.current = undefined
      }
    },
    [slug, userId, queryClient],
  )

  return { run, start, cancel: () => current.current?.abort() }
}
