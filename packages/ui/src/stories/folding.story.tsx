import { Accordion } from '../navigation/accordion.tsx';
import { Carousel } from '../pictures/carousel.tsx';
import type { Story } from './story.ts';

const questions = ['How do I deposit?', 'What is a seed?', 'Who may play?'].map((title) => ({
  key: title,
  title,
  content: 'The answer stands here, in one or two short sentences.',
}));
const cards = Array.from({ length: 12 }, (_, index) => ({
  key: `${index}`,
  content: <div className="grid h-24 place-items-center rounded-lg bg-sunken">{index + 1}</div>,
}));

export const story: Story = {
  shows: ['accordion', 'carousel'],
  states: {
    Accordion: () => <Accordion items={questions} openKey="What is a seed?" />,
    'Accordion, one at a time': () => <Accordion items={questions} single />,
    Carousel: () => <Carousel label="Cards" previousLabel="Back" nextLabel="On" items={cards} itemClass="w-40" />,
  },
};
