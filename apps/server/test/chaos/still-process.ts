import './still-clock.ts';
import '../../src/main.ts';
