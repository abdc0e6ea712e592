/** What the toolbar switches for every story, and what a story may pin in its `globals`. */
export const globalTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      items: [
        { value: 'ru', title: 'Русский' },
        { value: 'en', title: 'English' },
      ],
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'moon' as const,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast' as const,
      items: [
        { value: 'usual', title: 'System' },
        { value: 'more', title: 'High contrast' },
      ],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush' as const,
      items: [
        { value: 'house', title: 'Flower Market' },
        { value: 'pion', title: 'Second brand' },
      ],
      dynamicTitle: true,
    },
  },
}

/**
 * Every screen is designed for the widths of a phone and of a desktop; the one between shows how it gets from one to the other,
 * the smallest what gives way.
 */
export const viewports = {
  smallPhone: {
    name: 'Small phone 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile' as const,
  },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
}
