import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const Markdown = lazy(() => import('../ui/markdown.tsx').then((module) => ({ default: module.Markdown })))

/** A real answer. When the server has rendered it, its markup is taken over and the renderer need not be loaded. */
export function SampleAnswer({ answer, markup }: { answer: string; markup?: string }) {
  // The markup comes from our own renderer on the server (today-server.tsx), which never lets raw HTML through.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  if (markup) return <div dangerouslySetInnerHTML={{ __html: markup }} />
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Markdown>{answer}</Markdown>
    </Suspense>
  )
}
