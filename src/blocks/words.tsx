import { LINK } from '../lib/text.ts'
import { Priced } from './price.tsx'

/** A text of content with its links, `[Ask us](/contact)`, and with prices of ours that follow the visitor's currency. */
export function Words({ text }: { text: string }) {
  // The text between, then label and address of each link.
  return text.split(LINK).map((part, index, parts) => {
    if (index % 3 === 0) return <Priced key={index} text={part} />
    return index % 3 === 1 ? (
      <a key={index} className="link" href={parts[index + 1]}>
        {part}
      </a>
    ) : null
  })
}

/** Such a text as a paragraph. */
export const Paragraph = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    <Words text={text} />
  </p>
)
