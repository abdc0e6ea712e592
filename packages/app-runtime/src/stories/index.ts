export { createScreenStories, type ScreenStoryOptions, type StoryContext } from './create-screen-stories.tsx'
