const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm6 9.5 6 6 6-6',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.2 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.9-.9',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5V8H15',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  empty: 'M4 6.5h16v13H4zM4 10.5h16M8 14.5h4',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 4.5v4.5l3 2',
  pencil: 'm4 20 1-4.5L16.5 4l3.5 3.5L8.5 19 4 20Z',
  clip: 'm20 11.5-8.2 8.2a5 5 0 0 1-7.1-7.1l8.6-8.6a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4l7.6-7.6',
  up: 'm6 14.5 6-6 6 6',
  plus: 'M12 5v14M5 12h14',
  steady: 'M6 12h12',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.6v.1',
} as const

export type IconName = keyof typeof paths

/** A line drawing in the colour of the text around it. It says nothing to a screen reader: the control that holds it has the words. */
export function Icon({
  name,
  size = 20,
  flips = false,
}: {
  name: IconName
  size?: number
  flips?: boolean
}) {
  return (
    <svg
      className={flips ? 'flips' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
