export interface Article {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly (string | { readonly code: string })[];
}

export const articles: readonly Article[] = [
  {
    id: 'state-is-a-snapshot',
    question: 'Why does my state still have the old value right after I set it?',
    answer: [
      'Because a render is a snapshot. Each time React calls your component, the state variables of that call are constants: they hold what the state was when the render began. Calling the setter does not change them. It asks React to call the component again, with the new value, once the current event handler has finished.',
      'That is also why two updates in a row that both read the variable count only once. If the next value depends on the one before, pass a function; React queues it and hands it the latest value:',
      {
        code: 'setQuantity(quantity + 1); // both read the same snapshot\nsetQuantity(quantity + 1); // ends one higher, not two\n\nsetQuantity((current) => current + 1);\nsetQuantity((current) => current + 1); // ends two higher',
      },
      'Several updates inside one event are batched into one render. Since version 18 this holds in timers and promises as well, not only in React’s own event handlers.',
    ],
  },
  {
    id: 'do-not-mutate',
    question: 'Why should I not change state directly?',
    answer: [
      'React compares the value you pass to the setter with the one it has, using Object.is. If you push to an array and set the same array, both sides are the same object, React concludes that nothing happened, and the screen stays as it is.',
      'Even when some other update causes a render, a mutated object breaks everything that relies on comparing references: memo, the dependency lists of hooks, and any older snapshot that is still in use, which now shows data from the future. So make a copy that differs:',
      {
        code: 'const add = (part) => setCart([...cart, part]);\nconst remove = (id) => setCart(cart.filter((part) => part.id !== id));\nconst rename = (id, name) =>\n  setCart(\n    cart.map((part) => (part.id === id ? { ...part, name } : part)),\n  );',
      },
      'The copy is shallow and cheap: the parts that did not change are shared between the old array and the new one.',
    ],
  },
  {
    id: 'keys',
    question: 'What are keys for, and is the index good enough?',
    answer: [
      'When a list changes, React has to decide which element of the new list is which element of the old one. Keys are how you tell it. With the right key, moving a row moves its DOM nodes and its state along with it; with the wrong one, state stays at a position while the data walks away beneath it.',
      'The index is a position, not an identity. It is harmless in a list that never reorders, never loses items from the middle and holds no state. Everywhere else use something that belongs to the item, such as its id from the database. A random key made during rendering is worse than none: it differs every time, so React throws the whole row away and builds it again.',
      'A key is also a switch: give a form the id of what it edits as its key, and it starts afresh whenever a different thing is edited.',
    ],
  },
  {
    id: 'effects',
    question: 'When do I need an effect?',
    answer: [
      'An effect synchronises your component with something outside React: a subscription, a timer, a browser API, a network connection. If nothing outside is involved, you probably do not need one.',
      'Two frequent effects that should not exist: computing one piece of state from another, and reacting to a click. The first is a calculation and belongs in the render. The second belongs in the event handler, where you still know what the person did.',
      {
        code: '// Unnecessary, and wrong for one render\nconst [total, setTotal] = useState(0);\nuseEffect(() => setTotal(price * quantity), [price, quantity]);\n\n// Enough\nconst total = price * quantity;',
      },
      'When you do need one, return a cleanup that undoes it. In development, Strict Mode mounts every component twice, precisely so that an effect which forgets to clean up shows itself early.',
    ],
  },
  {
    id: 'where-state-lives',
    question: 'What are the ways to manage state, and which one should I choose?',
    answer: [
      'Start with useState in the component that needs it. When two components need the same value, move it to their nearest common parent and pass it down: this is called lifting state up, and it carries most applications much further than people expect.',
      'When the rules of changing it become the difficult part, useReducer puts all of them in one function that is easy to test. When passing it down becomes the difficult part, Context hands a value to a whole subtree, but every reader renders again when it changes, so it suits things that change rarely: a theme, a language, the signed-in person.',
      'Two kinds of state are better kept elsewhere. What should survive a reload or a shared link belongs in the address. What the server owns is not really your state but a copy of it, and needs rules for going stale; a data-fetching library or a router with loaders has those rules already. In this shop, the part you are about to buy is in the address, and that is why the back button closes its window.',
    ],
  },
  {
    id: 'performance',
    question: 'My React page is slow. What do I do first?',
    answer: [
      'Measure, in a production build, on a slow device or with the processor throttled. The profiler of the React developer tools shows which components rendered, why, and how long each took. Guessing usually leads to a page full of useMemo that is exactly as slow as before.',
      'Then look at the cheap structural fixes. Keep state close to where it is used, so that typing into one field does not render the whole page. Pass slow parts as children, since an element whose props did not change is skipped. Show long lists in pages or windows. Load the code of a screen when somebody goes there:',
      { code: "const Checkout = lazy(() => import('./checkout.js'));" },
      'Only after that reach for memo, useMemo and useCallback, where the profiler shows a slow component rendering with equal props, or let the React Compiler put them in. And mark updates that may wait with startTransition, so that React can interrupt them when the person types on.',
    ],
  },
  {
    id: 'controlled',
    question: 'What is the difference between a controlled and an uncontrolled input?',
    answer: [
      'A controlled input shows what your state says: you give it value and onChange, and every keystroke goes through React. Choose it when the page must react while somebody types, for instance to show a total or an error.',
      'An uncontrolled input keeps its own value in the DOM, as inputs always did. You give it at most a defaultValue and read it when you need it, typically with FormData when the form is submitted. It is less code and fewer renders, and enough for many forms.',
      {
        code: '<form action={(data) => send(data.get("message"))}>\n  <textarea name="message" defaultValue="" />\n  <button>Send</button>\n</form>',
      },
      'What does not work is changing sides: an input whose value goes from undefined to a string switches from uncontrolled to controlled, and React warns about it. Begin with an empty string.',
    ],
  },
];
