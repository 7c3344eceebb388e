import { lazy, Suspense, useEffect, useRef, useState } from 'react'
// The markup from the server has the renderer's looks without its script.
import '../ui/markdown.module.css'
import styles from './sample-answer.module.css'

const Markdown = lazy(() => import('../ui/markdown.tsx').then((module) => ({ default: module.Markdown })))

/**
 * A real answer. When the server has rendered it, its markup is taken over. Otherwise it stands as plain text until it
 * comes into sight, and only then the renderer is loaded: it weighs a third of everything else.
 */
export function SampleAnswer({ answer, markup }: { answer: string; markup?: string }) {
  // The markup comes from our own renderer on the server (today-server.tsx), which never lets raw HTML through.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  if (markup) return <div dangerouslySetInnerHTML={{ __html: markup }} />
  return <RenderedInSight answer={answer} />
}

function RenderedInSight({ answer }: { answer: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setInSight(true)
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  const plain = (
    <p className={styles.plain} dir="auto">
      {answer}
    </p>
  )
  return (
    <div ref={place}>
      {isInSight ? (
        <Suspense fallback={plain}>
          <Markdown>{answer}</Markdown>
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}
