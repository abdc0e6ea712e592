import type { CSSProperties } from 'react'
import preview from '../../../../.storybook/preview.tsx'

const grounds = [
  'bg',
  'bg-raised',
  'bg-sunken',
  'bg-hover',
  'bg-pressed',
  'bg-plate',
  'bg-accent-faint',
  'bg-accent-soft',
  'bg-info-soft',
  'bg-warn-soft',
  'bg-danger-soft',
]
const texts = ['fg', 'fg-muted', 'fg-faint', 'fg-accent', 'fg-info', 'fg-warn', 'fg-danger']
const lines = ['line', 'line-strong', 'line-control', 'line-heavy', 'line-accent', 'line-danger', 'focus']

const swatch: CSSProperties = { padding: '12px 14px', border: '1px solid var(--line)', borderRadius: 9 }

const meta = preview.meta({ title: 'UI/Foundations/Colours' })

export const TextsOnGrounds = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {grounds.map((ground) => (
        <div key={ground} style={{ ...swatch, background: `var(--${ground})` }}>
          <p>{ground}</p>
          {texts.map((text) => (
            <p key={text} style={{ color: `var(--${text})`, fontSize: 'var(--text-s)' }}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
})

export const Lines = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 14, maxWidth: 320 }}>
      {lines.map((line) => (
        <li key={line} style={{ borderBottom: `2px solid var(--${line})` }}>
          {line}
        </li>
      ))}
    </ul>
  ),
})
