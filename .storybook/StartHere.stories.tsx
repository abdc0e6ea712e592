import { expect } from 'storybook/test'
import { families } from './kit-families.ts'
import preview from './preview.tsx'
import { startTexts } from './start-texts.ts'
import { useStoryText } from './story-text.tsx'
import { StartPage } from './StartPage.tsx'

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1, path.indexOf('.stories'))
}

/** A file's name is its story's title, so the list of files is enough, and nothing has to be loaded. */
function titlesOf(files: Record<string, unknown>, folder: string) {
  return Object.keys(files).map((path) => `${folder}/${nameOf(path)}`)
}

const kit = Object.keys(import.meta.glob('../packages/ui/src/components/*/*.stories.tsx'))
// A second file of stories (TableInUse beside Table) belongs to the component that its folder is named after.
const components = kit
  .filter((path) => path.split('/').at(-2)?.replaceAll('-', '') === nameOf(path).toLowerCase())
  .map(nameOf)

const titles = {
  foundations: titlesOf(
    {
      ...import.meta.glob('../packages/ui/src/foundations/*.stories.tsx'),
      ...import.meta.glob('../apps/web/src/stories/SecondBrand.stories.tsx'),
    },
    'UI/Foundations',
  ),
  app: titlesOf(import.meta.glob('../apps/web/src/app/**/*.stories.tsx'), 'App'),
  screens: titlesOf(import.meta.glob('../apps/web/src/screens/*/*.stories.tsx'), 'Screens').map((title) =>
    title.replace(/Screen$/, ''),
  ),
  flows: titlesOf(import.meta.glob('../apps/web/src/flows/*/*.stories.tsx'), 'Flows'),
}

const meta = preview.meta({
  title: 'Start here',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

export const WhatIsWhere = meta.story({
  render: function Render() {
    return (
      <StartPage texts={useStoryText(startTexts.ru, startTexts.en)} components={components} titles={titles} />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Catalog' })).toHaveAttribute(
      'href',
      './?path=/docs/screens-catalog--docs',
    )
    const missing = Object.values(families)
      .flat()
      .filter((name) => !components.includes(name))
    await expect(missing).toEqual([])
  },
})

export const OnAPhone = WhatIsWhere.extend({ globals: { viewport: { value: 'phone' } } })
export const InEnglish = WhatIsWhere.extend({ globals: { locale: 'en' } })
