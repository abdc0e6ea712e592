import { PageHeader, Stack, TextLink } from '../packages/ui/src/index.ts'
import { type Family, sortByFamily } from './kit-families.ts'
import { type StartTexts } from './start-texts.ts'

const families: readonly Family[] = ['actions', 'fields', 'display', 'overlay', 'layout']

/** A link to the documentation page of a title (`UI/Button`), named by its last part. */
function Way({ title }: { title: string }) {
  return (
    <TextLink href={`./?path=/docs/${title.toLowerCase().replaceAll('/', '-')}--docs`} target="_top">
      {title.split('/').at(-1)}
    </TextLink>
  )
}

function Ways({ titles }: { titles: readonly string[] }) {
  return (
    <Stack asChild gap={2}>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <Way title={title} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

export interface StartPageProps {
  texts: StartTexts
  /** Names of the kit's components: `Button`. */
  components: readonly string[]
  /** Titles of everything else, by what it is. */
  titles: Record<'foundations' | 'app' | 'screens' | 'flows', readonly string[]>
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 'var(--space-6)',
}

/** The contents of this Storybook, and the names of states. */
export function StartPage({ texts, components, titles }: StartPageProps) {
  const sorted = sortByFamily(components)
  return (
    <Stack asChild gap={6} style={{ maxWidth: 1120, margin: '0 auto', padding: '12px 20px 64px' }}>
      <main>
        <PageHeader title={texts.title} description={texts.intro} />
        <section aria-label={texts.ways} style={columns}>
          {(['screens', 'flows', 'app', 'foundations'] as const).map((part) => (
            <Stack key={part}>
              <h2>{texts.parts[part]}</h2>
              <Ways titles={titles[part]} />
            </Stack>
          ))}
        </section>
        <Stack gap={4}>
          <h2>{texts.kit(components.length)}</h2>
          <div style={columns}>
            {families.map((family) => (
              <Stack key={family}>
                <h3>{texts.families[family]}</h3>
                <Ways titles={sorted[family].map((name) => `UI/${name}`)} />
              </Stack>
            ))}
          </div>
        </Stack>
        <Stack gap={4} style={{ maxWidth: 720 }}>
          <h2>{texts.states}</h2>
          <p>{texts.statesIntro}</p>
          <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '8px 20px' }}>
            {texts.vocabulary.map(([name, words]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt style={{ fontWeight: 'var(--weight-strong)' }}>{name}</dt>
                <dd style={{ color: 'var(--fg-muted)' }}>{words}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.toolbar}</p>
        </Stack>
      </main>
    </Stack>
  )
}
