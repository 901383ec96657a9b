import styles from './external-viewer.module.css'
import { useSpin } from './spin-state.ts'

/** GA-5: another firm's viewer, in a frame that reaches nothing of the page. */
export function ExternalViewer({ src }: { src: string }) {
  const { name } = useSpin()
  return (
    <iframe
      src={src}
      title={`${name}, all round`}
      className={styles.frame}
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen"
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  )
}
