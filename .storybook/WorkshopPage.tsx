import { DocsContext, DocsPage, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'

/** Links to the states of a screen: on one page they would share one clock, one store and one address. */
function States() {
  const stories = use(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Subtitle>{`${stories.length} states`}</Subtitle>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The first page of every title: a component's documentation, or the list of a screen's states. */
function WorkshopPage() {
  const [story] = use(DocsContext).componentStories()
  return story?.title.startsWith('UI/') ? <DocsPage /> : <States />
}

export default WorkshopPage
